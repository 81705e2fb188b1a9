"""Peoples and their cities: our own lists of names, which games may use; the first city is the capital. No rule knows them."""

from __future__ import annotations

from typing import NamedTuple


class People(NamedTuple):
    """A people and the names of its cities in the order of founding."""

    id: str
    name: str
    cities: tuple[str, ...]


def _people(id: str, name: str, cities: str) -> People:
    return People(id, name, tuple(cities.split(", ")))


PEOPLES: dict[str, People] = {
    people.id: people
    for people in (
        _people(
            "babylonia", "Babylonia",
            "Babylon, Sippar, Ur, Eridu, Uruk, Nippur, Kish, Larsa, Isin, Borsippa, Umma, Lagash",
        ),
        _people(
            "rome", "Rome",
            "Roma, Ostia, Capua, Ravenna, Arretium, Neapolis, Mediolanum, "
            "Aquileia, Brundisium, Tarentum, Placentia, Cremona",
        ),
        _people(
            "greece", "Greece",
            "Athens, Corinth, Argos, Sparta, Thebes, Delphi, Megara, Olynthos, Chalkis, Ephesos, Miletos, Rhodes",
        ),
        _people(
            "china", "China",
            "Chang'an, Luoyang, Xianyang, Linzi, Handan, Kaifeng, Anyang, "
            "Chengdu, Suzhou, Hangzhou, Yangzhou, Guangzhou",
        ),
        _people(
            "egypt", "Egypt",
            "Memphis, Waset, Heliopolis, Abydos, Elephantine, Avaris, Sais, Tanis, Buto, Edfu, Bubastis, Hermopolis",
        ),
        _people(
            "persia", "Persia",
            "Persepolis, Pasargadae, Susa, Ecbatana, Istakhr, Rhagae, Bishapur, "
            "Merv, Bactra, Nishapur, Siraf, Ctesiphon",
        ),
        _people(
            "carthage", "Carthage",
            "Carthage, Utica, Hippo, Leptis, Gades, Lixus, Motya, Kerkouane, Thapsus, Malaka, Hadrumetum, Tharros",
        ),
        _people(
            "phoenicia", "Phoenicia",
            "Tyre, Sidon, Byblos, Arwad, Berytus, Akko, Kition, Sarepta, Tripolis, Botrys, Simyra, Dor",
        ),
        _people(
            "india", "India",
            "Pataliputra, Varanasi, Taxila, Ujjain, Mathura, Kaushambi, Vaishali, "
            "Rajagriha, Ayodhya, Shravasti, Champa, Tosali",
        ),
        _people(
            "maya", "Maya",
            "Tikal, Palenque, Copan, Calakmul, Uxmal, Quirigua, Yaxchilan, "
            "Caracol, Coba, Piedras Negras, Chichen Itza, Mayapan",
        ),
        _people(
            "aztecs", "Aztecs",
            "Tenochtitlan, Texcoco, Tlacopan, Tlatelolco, Azcapotzalco, Chalco, Coyoacan, "
            "Xochimilco, Culhuacan, Iztapalapa, Malinalco, Tepoztlan",
        ),
        _people(
            "japan", "Japan",
            "Kyoto, Nara, Osaka, Kamakura, Hakata, Sakai, Otsu, Dazaifu, Edo, Himeji, Kanazawa, Nagasaki",
        ),
        _people(
            "celts", "Celts",
            "Bibracte, Alesia, Gergovia, Avaricum, Lutetia, Cenabum, Vesontio, "
            "Noviodunum, Uxellodunum, Tolosa, Burdigala, Camulodunum",
        ),
        _people(
            "vikings", "Vikings",
            "Uppsala, Hedeby, Birka, Kaupang, Ribe, Nidaros, Jelling, Lejre, Sigtuna, Roskilde, Lund, Viborg",
        ),
        _people(
            "nubia", "Nubia",
            "Napata, Meroe, Kerma, Faras, Naqa, Dongola, Soba, Sanam, Kawa, Qasr Ibrim, Musawwarat, Pnubs",
        ),
        _people(
            "assyria", "Assyria",
            "Assur, Nineveh, Kalhu, Dur-Sharrukin, Arbela, Harran, Nasibina, "
            "Guzana, Tushhan, Ekallatum, Imgur-Enlil, Shibaniba",
        ),
        _people(
            "hittites", "Hittites",
            "Hattusa, Kanesh, Nerik, Sapinuwa, Arinna, Zippalanda, Tarhuntassa, "
            "Samuha, Sarissa, Ankuwa, Carchemish, Purushanda",
        ),
        _people(
            "minoans", "Minoans",
            "Knossos, Phaistos, Malia, Zakros, Kydonia, Gournia, Galatas, "
            "Archanes, Amnisos, Kommos, Akrotiri, Palaikastro",
        ),
        _people(
            "etruscans", "Etruscans",
            "Tarquinia, Veii, Caere, Vulci, Volsinii, Clusium, Perusia, "
            "Cortona, Populonia, Vetulonia, Volaterrae, Rusellae",
        ),
        _people(
            "korea", "Korea",
            "Gyeongju, Pyongyang, Hanyang, Gaegyeong, Buyeo, Gongju, Jeonju, Naju, Andong, Jinju, Gangneung, Suwon",
        ),
        _people(
            "khmer", "Khmer",
            "Angkor, Hariharalaya, Koh Ker, Isanapura, Mahendraparvata, Phimai, Shrestapura, "
            "Banteay Chhmar, Sambor, Lavo, Longvek, Oudong",
        ),
        _people(
            "inca", "Inca",
            "Cusco, Ollantaytambo, Pisac, Machu Picchu, Vilcabamba, Cajamarca, Tumebamba, "
            "Quitu, Hatun Xauxa, Huanuco Pampa, Vilcashuaman, Choquequirao",
        ),
        _people(
            "mali", "Mali",
            "Niani, Timbuktu, Gao, Djenne, Walata, Kangaba, Kirina, Taghaza, Kita, Segou, Tadmekka, Koumbi Saleh",
        ),
        _people(
            "arabia", "Arabia",
            "Baghdad, Damascus, Medina, Mecca, Kufa, Basra, Samarra, Fustat, Mosul, Raqqa, Sanaa, Kairouan",
        ),
        _people(
            "rus", "Rus",
            "Kyiv, Novgorod, Chernihiv, Polotsk, Smolensk, Pereiaslav, Rostov, Suzdal, Ladoga, Pskov, Halych, Turov",
        ),
    )
}  # fmt: skip
"""People by id."""
