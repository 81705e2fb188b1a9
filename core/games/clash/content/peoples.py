"""Peoples and their cities: our own lists of names; the first city is the capital. They have no effect on the rules."""

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
        _people("babylonia", "Babylonia", "Babylon, Sippar, Ur, Eridu, Uruk, Nippur, Kish, Larsa, Isin, Borsippa, Umma, Lagash"),
        _people("rome", "Rome", "Roma, Ostia, Capua, Ravenna, Arretium, Neapolis, Mediolanum, Aquileia, Brundisium, Tarentum"),
        _people("greece", "Greece", "Athens, Corinth, Argos, Sparta, Thebes, Delphi, Megara, Olynthos, Chalkis, Ephesos"),
        _people("china", "China", "Luoyang, Chang'an, Xianyang, Linzi, Handan, Kaifeng, Anyang, Daliang, Yingdu, Shouchun"),
        _people("egypt", "Egypt", "Memphis, Thebes of Egypt, Heliopolis, Abydos, Elephantine, Avaris, Sais, Tanis, Buto, Edfu"),
        _people("persia", "Persia", "Persepolis, Susa, Pasargadae, Ecbatana, Hamadan, Gordion, Arbela, Merv, Bactra, Istakhr"),
        _people("carthage", "Carthage", "Carthage, Utica, Hippo, Leptis, Gades, Lixus, Motya, Kerkouane, Thapsus, Malaka"),
        _people("phoenicia", "Phoenicia", "Tyre, Sidon, Byblos, Arwad, Berytus, Akko, Kition, Sarepta, Tripolis, Botrys"),
        _people("india", "India", "Pataliputra, Varanasi, Taxila, Ujjain, Mathura, Kaushambi, Vaishali, Rajgir, Kanchi, Madurai"),
        _people("maya", "Maya", "Tikal, Palenque, Copan, Calakmul, Uxmal, Quirigua, Yaxchilan, Caracol, Coba, Piedras Negras"),
        _people("aztecs", "Aztecs", "Tenochtitlan, Texcoco, Tlacopan, Cholula, Tlaxcala, Chalco, Tula, Coyoacan, Tepanec, Culhua"),
        _people("japan", "Japan", "Nara, Kyoto, Osaka, Kamakura, Hakata, Izumo, Ise, Otsu, Sakai, Dazaifu"),
        _people("celts", "Celts", "Bibracte, Alesia, Gergovia, Avaricum, Manching, Lutetia, Cenabum, Numantia, Emain, Tara"),
        _people("vikings", "Vikings", "Uppsala, Hedeby, Birka, Kaupang, Ribe, Trondheim, Jelling, Lejre, Sigtuna, Roskilde"),
        _people("huns", "Huns", "Etzelburg, Sarkel, Tanais, Olbia, Sirmium, Aquincum, Singidunum, Naissus, Ratiaria, Margus"),
        _people("nubia", "Nubia", "Napata, Meroe, Kerma, Faras, Naqa, Dongola, Soba, Sanam, Kawa, Qasr Ibrim"),
    )
}  # fmt: skip
"""People by id."""
