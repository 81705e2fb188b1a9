<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>About Ecumene</source>
            <translation>Über Ecumene</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>the inhabited world, at your table</source>
            <translation>die bewohnte Welt, an deinem Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>MIT licence. The application carries its own artwork and wording; it names the games whose rules it implements, and no text or picture of their publishers is in it.</source>
            <translation>MIT-Lizenz. Das Programm hat eigene Bilder und eigene Texte; es nennt die Spiele, deren Regeln es umsetzt, und enthält keine Texte oder Bilder ihrer Verlage.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>No game is on the table.</source>
            <translation>Es liegt kein Spiel auf dem Tisch.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>This is the start screen.</source>
            <translation>Das ist der Startbildschirm.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>There is nothing to bring back.</source>
            <translation>Es gibt nichts wiederherzustellen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>It is not your turn, or a choice is open.</source>
            <translation>Du bist nicht am Zug, oder eine Wahl ist offen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>A dialog is open.</source>
            <translation>Ein Dialog ist offen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>No panels are shown.</source>
            <translation>Es sind keine Tafeln zu sehen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>View</source>
            <translation>Ansicht</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>New game…</source>
            <translation>Neues Spiel …</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Choose seats, rules and seed, and begin</source>
            <translation>Plätze, Regeln und Startzahl wählen und beginnen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Open a save…</source>
            <translation>Spielstand öffnen …</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Go on with a saved game</source>
            <translation>Ein gespeichertes Spiel fortsetzen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Save a copy…</source>
            <translation>Kopie speichern …</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Write the game to a file of your choice; it is saved by itself anyway</source>
            <translation>Das Spiel in eine Datei deiner Wahl schreiben; gespeichert wird ohnehin von selbst</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Start screen</source>
            <translation>Startbildschirm</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Leave the table; the game is saved</source>
            <translation>Den Tisch verlassen; das Spiel ist gespeichert</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Settings…</source>
            <translation>Einstellungen …</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Text size, colours, language, motion</source>
            <translation>Textgröße, Farben, Sprache, Bewegung</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Close the window; the game is saved</source>
            <translation>Das Fenster schließen; das Spiel ist gespeichert</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Take the last step back</source>
            <translation>Den letzten Schritt zurücknehmen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Bring back</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Bring back the step that was taken back</source>
            <translation>Den zurückgenommenen Schritt wiederherstellen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Pass the turn on</source>
            <translation>Den Zug weitergeben</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Closer</source>
            <translation>Näher</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show the board larger</source>
            <translation>Den Spielplan größer zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Farther</source>
            <translation>Weiter weg</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show the board smaller</source>
            <translation>Den Spielplan kleiner zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Whole board</source>
            <translation>Ganzer Spielplan</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show the whole board</source>
            <translation>Den ganzen Spielplan zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Light or dark</source>
            <translation>Hell oder dunkel</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Switch between the light and the dark theme</source>
            <translation>Zwischen heller und dunkler Darstellung wechseln</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Larger text</source>
            <translation>Größerer Text</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show all text larger</source>
            <translation>Alle Texte größer zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Smaller text</source>
            <translation>Kleinerer Text</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show all text smaller</source>
            <translation>Alle Texte kleiner zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Panels back to their places</source>
            <translation>Tafeln an ihre Plätze</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Put all panels where they were at first</source>
            <translation>Alle Tafeln dorthin, wo sie anfangs waren</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Use the whole screen, or go back to a window</source>
            <translation>Den ganzen Bildschirm nutzen, oder zurück zum Fenster</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Keys and gestures</source>
            <translation>Tasten und Gesten</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show all keys</source>
            <translation>Alle Tasten zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>About Ecumene</source>
            <translation>Über Ecumene</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Version, licence and where files lie</source>
            <translation>Version, Lizenz und wo Dateien liegen</translation>
        </message>
    </context>
    <context>
        <name>AdvancesBoard</name>
        <message>
            <location filename="../desktop/games/clash/docks/advances.py"></location>
            <source>Advances</source>
            <translation>Fortschritte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/advances.py"></location>
            <source>Brings 1 Mood token.</source>
            <translation>Bringt 1 Stimmungsmarker.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/advances.py"></location>
            <source>Brings 1 Culture token.</source>
            <translation>Bringt 1 Kulturmarker.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../desktop/board/badges.py"></location>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>plains</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>forest</source>
            <translation>Wald</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>barren land</source>
            <translation>Ödland</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>unrevealed</source>
            <translation>unerforscht</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>exhausted</source>
            <translation>erschöpft</translation>
        </message>
        <message>
            <location filename="../desktop/board/spoken.py"></location>
            <source>city {name}, size {size}</source>
            <translation>Stadt {name}, Größe {size}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/board/spoken.py"></location>
            <source>%n piece(s)</source>
            <translation>
                <numerusform>%n Figur</numerusform>
                <numerusform>%n Figuren</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../desktop/board/view.py"></location>
            <source>Board</source>
            <translation>Spielplan</translation>
        </message>
    </context>
    <context>
        <name>BotClient</name>
        <message>
            <location filename="../desktop/table/bots.py"></location>
            <source>The bots' process ended unexpectedly.</source>
            <translation>Der Prozess der Bots ist unerwartet zu Ende gegangen.</translation>
        </message>
    </context>
    <context>
        <name>Brand</name>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>the inhabited world, at your table</source>
            <translation>die bewohnte Welt, an deinem Tisch</translation>
        </message>
    </context>
    <context>
        <name>ChoicePanel</name>
        <message>
            <location filename="../desktop/dialogs/choice.py"></location>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/choice.py"></location>
            <source>{count} of {wanted} chosen</source>
            <translation>{count} von {wanted} gewählt</translation>
        </message>
    </context>
    <context>
        <name>Clash</name>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>Not allowed</source>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>put down {units}</source>
            <translation>{units} ablegen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>there by Roads</source>
            <translation>über Straßen hin</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>click a unit: one more</source>
            <translation>Einheit anklicken: eine mehr</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>Expected losses</source>
            <translation>Erwartete Verluste</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>to win this battle</source>
            <translation>für den Sieg in dieser Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>win</source>
            <translation>Sieg</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>both fall</source>
            <translation>beide fallen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>lose</source>
            <translation>Niederlage</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Clash of Cultures</source>
            <translation>Clash of Cultures</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>You against two bots, Learning game</source>
            <translation>Du gegen zwei Bots, Lernspiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Events bring their icons only; there are no Action and Objective cards.</source>
            <translation>Ereignisse bringen nur ihre Symbole; es gibt keine Aktions- und Zielkarten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Learning game</source>
            <translation>Lernspiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Greedy</source>
            <translation>Gierig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Builds, settles and guards; looks one gesture ahead</source>
            <translation>Baut, siedelt und wacht; denkt einen Schritt voraus</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Random</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Moves without a plan: good for a first look at the rules</source>
            <translation>Zieht ohne Plan: gut für einen ersten Blick auf die Regeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>People</source>
            <translation>Volk</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Two players have chosen the same people.</source>
            <translation>Zwei Spieler haben dasselbe Volk gewählt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>about {minutes} minutes</source>
            <translation>etwa {minutes} Minuten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>The rules have changed since this game was saved.</source>
            <translation>Die Regeln haben sich geändert, seit dieses Spiel gespeichert wurde.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>It goes on from the position that was saved; earlier steps can't be taken back.</source>
            <translation>Es geht von der gespeicherten Stellung aus weiter; frühere Schritte können nicht zurückgenommen werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>This is a save of another game.</source>
            <translation>Das ist ein Spielstand eines anderen Spiels.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Age {age}, round {round}</source>
            <translation>Zeitalter {age}, Runde {round}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>{number} players</source>
            <translation>{number} Spieler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>exhausted: gives nothing, no city can be founded</source>
            <translation>erschöpft: gibt nichts, keine Stadt kann gegründet werden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Units that enter can't move again this turn.</source>
            <translation>Einheiten, die hierher ziehen, können in diesem Zug nicht weiterziehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Units that enter can't attack this turn.</source>
            <translation>Einheiten, die hierher ziehen, können in diesem Zug nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Barbarian city</source>
            <translation>Barbarenstadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>size {size}</source>
            <translation>Größe {size}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Activated this turn: {number}</source>
            <translation>In diesem Zug aktiviert: {number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Collects and recruits: {number}</source>
            <translation>Sammelt und rekrutiert: {number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Best harvest: {goods}</source>
            <translation>Beste Ernte: {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Point at a space to see what is there.</source>
            <translation>Zeige auf ein Feld, um zu sehen, was dort ist.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>cities</source>
            <translation>Städte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Army units</source>
            <translation>Armee-Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Advances</source>
            <translation>Fortschritte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Wonder cards in hand</source>
            <translation>Weltwunderkarten auf der Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>no government</source>
            <translation>keine Regierung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>first player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/standing.py"></location>
            <source>Lent by the Great Library until the end of the turn.</source>
            <translation>Von der Großen Bibliothek bis zum Ende des Zuges geliehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/final.py"></location>
            <source>Victory for {names}</source>
            <translation>Sieg für {names}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/final.py"></location>
            <source>{names} share the victory</source>
            <translation>{names} teilen sich den Sieg</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/final.py"></location>
            <source>{points} points. {reason}</source>
            <translation>{points} Punkte. {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Barbarians</source>
            <translation>Barbaren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Take nothing</source>
            <translation>Nichts nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>has moved in this action</source>
            <translation>in dieser Aktion gezogen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>came through a Forest: can't attack this turn</source>
            <translation>durch Wald gezogen: kann in diesem Zug nicht angreifen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>entered a Mountain: can't move again this turn</source>
            <translation>ins Gebirge gezogen: kann in diesem Zug nicht weiterziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>was in a battle: can't move again this turn</source>
            <translation>hat gekämpft: kann in diesem Zug nicht weiterziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Food</source>
            <translation>Nahrung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Ore</source>
            <translation>Erz</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Wood</source>
            <translation>Holz</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Ideas</source>
            <translation>Ideen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Mood</source>
            <translation>Stimmung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Culture</source>
            <translation>Kultur</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Idea</source>
            <translation>Idee</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Settler</source>
            <translation>Siedler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Settlers</source>
            <translation>Siedler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Infantry</source>
            <translation>Infanterie</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Ship</source>
            <translation>Schiff</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Ships</source>
            <translation>Schiffe</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Cavalry</source>
            <translation>Kavallerie</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Elephant</source>
            <translation>Elefant</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Elephants</source>
            <translation>Elefanten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Leader</source>
            <translation>Anführer</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Leaders</source>
            <translation>Anführer</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Settlement</source>
            <translation>Siedlung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Academy</source>
            <translation>Akademie</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Fortress</source>
            <translation>Festung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Port</source>
            <translation>Hafen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Temple</source>
            <translation>Tempel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Plains</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Forest</source>
            <translation>Wald</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Barrens</source>
            <translation>Ödland</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>unrevealed</source>
            <translation>unerforscht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Angry</source>
            <translation>Wütend</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Happy</source>
            <translation>Zufrieden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Collect</source>
            <translation>Sammeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a captured city</source>
            <translation>Eroberte Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>missing city-pieces</source>
            <translation>Fehlende Stadtteile</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>defeated Barbarians</source>
            <translation>Besiegte Barbaren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a razed city</source>
            <translation>Geschleifte Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Recruit</source>
            <translation>Rekrutieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Roads</source>
            <translation>Straßen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Increase Happiness</source>
            <translation>Zufriedenheit steigern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Influence Culture</source>
            <translation>Kultureinfluss</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a change of government</source>
            <translation>Regierungswechsel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>the Status Phase</source>
            <translation>Statusphase</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a Gold Mine</source>
            <translation>Goldmine</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Exhausted Land</source>
            <translation>Erschöpftes Land</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Barbarians Spawn</source>
            <translation>Barbaren erscheinen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Barbarians Move</source>
            <translation>Barbaren ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Player board</source>
            <translation>Spielertafel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>price of an Advance</source>
            <translation>Preis eines Fortschritts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>size of the city</source>
            <translation>Größe der Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>number of your cities</source>
            <translation>Zahl deiner Städte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>largest size of a city</source>
            <translation>größte Größe einer Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Clash icons</source>
            <translation>Kampfsymbole</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Infantry icons</source>
            <translation>Infanteriesymbole</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Cavalry icons</source>
            <translation>Kavalleriesymbole</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Elephant icons</source>
            <translation>Elefantensymbole</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Leader icons</source>
            <translation>Anführersymbole</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>never below 0</source>
            <translation>nie unter 0</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Settlements and Buildings</source>
            <translation>Siedlungen und Gebäude</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Objectives</source>
            <translation>Ziele</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Wonders</source>
            <translation>Weltwunder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>no icon</source>
            <translation>kein Symbol</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Gold Mine</source>
            <translation>Goldmine</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{count} of {wanted} chosen</source>
            <translation>{count} von {wanted} gewählt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{goods} would be lost: more than you can hold.</source>
            <translation>Es verfällt: {goods}, mehr als du besitzen darfst.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Keep all</source>
            <translation>Alle behalten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Keep {government}</source>
            <translation>{government} behalten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Do without</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>size {size}, {mood}</source>
            <translation>Größe {size}, {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{city}, city of {player}</source>
            <translation>{city}, Stadt von {player}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>brings {goods}</source>
            <translation>bringt {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>now {player}'s piece</source>
            <translation>jetzt von {player}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Pay and succeed</source>
            <translation>Zahlen, es gelingt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Let it fail</source>
            <translation>Misslingen lassen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You keep the tokens</source>
            <translation>Du behältst die Marker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Brings 1 Mood token</source>
            <translation>Bringt 1 Stimmungsmarker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Brings 1 Culture token</source>
            <translation>Bringt 1 Kulturmarker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>you</source>
            <translation>du</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>On top: {card} ({icon})</source>
            <translation>Oben: {card} ({icon})</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{number} cards, face down</source>
            <translation>{number} Karten, verdeckt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>From {start} to {end}</source>
            <translation>Von {start} nach {end}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{units} move closer</source>
            <translation>{units}: ein Feld näher</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{units} attack {defender}: held in {win}</source>
            <translation>{units}: Angriff auf {defender}, abgewehrt in {win}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{units} attack {defender}: Barbarians win {win}</source>
            <translation>{units}: Angriff auf {defender}, Barbaren siegen in {win}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>instead of {advances}</source>
            <translation>statt {advances}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Construct</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Happiness</source>
            <translation>Zufriedenheit</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Influence</source>
            <translation>Einfluss</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Not activated this turn</source>
            <translation>In diesem Zug noch nicht aktiviert</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Activated this turn: the next activation makes it {mood}</source>
            <translation>In diesem Zug aktiviert; danach: {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Activated this turn; its mood can't fall further</source>
            <translation>In diesem Zug aktiviert; die Stimmung kann nicht weiter sinken</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Left after it</source>
            <translation>Danach übrig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You have</source>
            <translation>Du hast</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You choose next how to pay</source>
            <translation>Wie du zahlst, wählst du danach</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Harvest</source>
            <translation>Ernte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{count} of {limit} spaces</source>
            <translation>{count} von {limit} Feldern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{count} of {limit} units</source>
            <translation>{count} von {limit} Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Free with {power}</source>
            <translation>Frei mit {power}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{number} in the supply</source>
            <translation>{number} im Vorrat</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>none in the supply: one is taken from the board</source>
            <translation>keine im Vorrat: eine kommt vom Spielplan</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Price</source>
            <translation>Preis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>or</source>
            <translation>oder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>A battle follows: you win {win}, lose {lose}</source>
            <translation>Eine Schlacht folgt: Sieg {win}, Niederlage {lose}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>With {power}: {price}</source>
            <translation>Mit {power}: {price}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Port at {space}</source>
            <translation>Hafen bei {space}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Click its Sea space on the board, or choose one:</source>
            <translation>Klicke sein Meerfeld auf dem Spielplan an, oder wähle:</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Raise more cities in the same action</source>
            <translation>Mehr Städte in derselben Aktion heben</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Become {mood}</source>
            <translation>Wird: {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>As an action</source>
            <translation>Als Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>costs 1 action</source>
            <translation>kostet 1 Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{player} · {distance} spaces away · succeeds in {chance}</source>
            <translation>{player} · {distance} Felder entfernt · gelingt in {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{player} · in range · succeeds in {chance}</source>
            <translation>{player} · in Reichweite · gelingt in {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Range {range}: farther cities cost 1 Culture token a space. Chances count the tokens you could pay after the roll.</source>
            <translation>Reichweite {range}: weitere Städte kosten 1 Kulturmarker je Feld. Die Chancen zählen die Marker mit, die du nach dem Wurf zahlen könntest.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>No city with a building of another colour is known.</source>
            <translation>Keine Stadt mit einem Gebäude anderer Farbe ist bekannt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You hold no Wonder cards.</source>
            <translation>Du hast keine Weltwunderkarten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Needs {advance}.</source>
            <translation>Braucht {advance}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The city is as happy as can be.</source>
            <translation>Zufriedener kann die Stadt nicht werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Finish</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>chosen: becomes {mood}</source>
            <translation>gewählt, wird: {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Leave it {mood}</source>
            <translation>bleibt {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Buy</source>
            <translation>Kaufen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Take it</source>
            <translation>Nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Use</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>It costs you nothing.</source>
            <translation>Es kostet dich nichts.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You have it.</source>
            <translation>Du hast es.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The Great Library lends it to you this turn.</source>
            <translation>Die Große Bibliothek leiht es dir in diesem Zug.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Costs nothing: {power}</source>
            <translation>Kostet nichts: {power}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{number} Food, Ideas or Gold, in any mix</source>
            <translation>{number} Nahrung, Ideen oder Gold, beliebig gemischt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Opens the way to: {names}</source>
            <translation>Öffnet den Weg zu: {names}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{city} becomes {mood}</source>
            <translation>{city} wird: {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>First way</source>
            <translation>Erste Lage</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Second way</source>
            <translation>Zweite Lage</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{space}: {terrain}</source>
            <translation>{space}: {terrain}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>attacks {place} with {units}</source>
            <translation>greift {place} mit {units} an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>defends with {units}</source>
            <translation>verteidigt mit {units}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>no units defend</source>
            <translation>keine Einheiten verteidigen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Battle at {place}</source>
            <translation>Schlacht bei {place}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Combat Value</source>
            <translation>Kampfwert</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Dice {dice}</source>
            <translation>Würfel {dice}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{name} not counted</source>
            <translation>{name} zählt nicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{value} divided by {hit}</source>
            <translation>{value} geteilt durch {hit}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>hits: {number}</source>
            <translation>Treffer: {number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{source} cancels</source>
            <translation>{source} hebt auf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>more than there are units</source>
            <translation>mehr, als Einheiten da sind</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>No dice</source>
            <translation>Keine Würfel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>cancels</source>
            <translation>hebt auf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>In force</source>
            <translation>In Kraft</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>No powers are in force.</source>
            <translation>Keine Fähigkeiten sind in Kraft.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>If you go on</source>
            <translation>Wenn du weiterkämpfst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Without it</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{value} ({icon})</source>
            <translation>{value} ({icon})</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Roll: {dice}</source>
            <translation>Wurf: {dice}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>falls</source>
            <translation>fällt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>has fallen</source>
            <translation>gefallen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Outcome: {outcome}</source>
            <translation>Ausgang: {outcome}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{who} retreated to {space}.</source>
            <translation>{who}: Rückzug nach {space}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The Great Wall defeated the attackers without a roll.</source>
            <translation>Die Große Mauer besiegt die Angreifer ohne Wurf.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{who} won.</source>
            <translation>Sieg: {who}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Nobody was left.</source>
            <translation>Niemand ist übrig.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{source}: {value}</source>
            <translation>{source}: {value}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Siegecraft: the Fortress rolls no die</source>
            <translation>Belagerung: Die Festung würfelt nicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Siegecraft: the Fortress cancels no hit</source>
            <translation>Belagerung: Die Festung hebt keinen Treffer auf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>win {chance}</source>
            <translation>Sieg {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>lose {chance}</source>
            <translation>Niederlage {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>both fall {chance}</source>
            <translation>beide fallen {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{own} more of your units lost, {enemy} of the enemy's</source>
            <translation>noch {own} eigene Verluste, {enemy} des Gegners</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Earlier rounds</source>
            <translation>Frühere Runden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>This is the first round.</source>
            <translation>Das ist die erste Runde.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>loses {units}</source>
            <translation>verliert {units}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>no losses</source>
            <translation>keine Verluste</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{value} → hits: {hits}</source>
            <translation>{value} → Treffer: {hits}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Choose {number} of your units that fall</source>
            <translation>Wähle {number} deiner Einheiten, die fallen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Click them, or use their numbers</source>
            <translation>Klicke sie an, oder nutze ihre Ziffern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Retreat</source>
            <translation>Zurückziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Use it</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Nobody defended it.</source>
            <translation>Niemand verteidigte sie.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The dice have fallen; this is counted before casualties</source>
            <translation>Die Würfel sind gefallen; das zählt vor den Verlusten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{who} decides for the Barbarians</source>
            <translation>{who} entscheidet für die Barbaren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no actions left this turn.</source>
            <translation>Du hast in diesem Zug keine Aktionen mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This can't be done now.</source>
            <translation>Das geht jetzt nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This is no answer to what is asked.</source>
            <translation>Das ist keine Antwort auf die Frage.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You can't use {power}: you don't have it.</source>
            <translation>{power} kannst du nicht nutzen: Du hast es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{power} was used already this turn.</source>
            <translation>{power}: in diesem Zug schon genutzt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You can't pay the price: {price}.</source>
            <translation>Du kannst den Preis nicht zahlen: {price}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You can't pay for it.</source>
            <translation>Du kannst es nicht bezahlen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This needs the Advance {advance}.</source>
            <translation>Dazu brauchst du den Fortschritt {advance}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no piece left for it.</source>
            <translation>Dafür hast du keine Figur mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Learning game is played without Action and Objective cards.</source>
            <translation>Das Lernspiel kommt ohne Aktions- und Zielkarten aus.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose first how to pay for {source}.</source>
            <translation>Wähle zuerst, wie du zahlst: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This is no payment for {source}.</source>
            <translation>So kann nicht gezahlt werden: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose what you gain from {source}.</source>
            <translation>Wähle, was du erhältst: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Place the {unit} first.</source>
            <translation>Setze zuerst die Figur: {unit}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The {unit} can't be placed there.</source>
            <translation>{unit} kann dort nicht gesetzt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no such Advance.</source>
            <translation>Diesen Fortschritt gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have {advance} already.</source>
            <translation>{advance} hast du schon.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{advance} needs the top Advance of its category, {requires}.</source>
            <translation>{advance} braucht den obersten Fortschritt der Kategorie: {requires}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{advance} needs {requires}.</source>
            <translation>{advance} braucht {requires}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have a government already: {government}.</source>
            <translation>Du hast schon eine Regierung: {government}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{advance} costs {amount} Food, Ideas or Gold.</source>
            <translation>{advance} kostet {amount} Nahrung, Ideen oder Gold.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose an Advance first.</source>
            <translation>Wähle zuerst einen Fortschritt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{advance} does not belong to {category}.</source>
            <translation>{advance} gehört nicht zu {category}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Name an Advance.</source>
            <translation>Nenne einen Fortschritt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Name the token that you give.</source>
            <translation>Nenne den Marker, den du gibst.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Great Library lends no Advance of a government.</source>
            <translation>Die Große Bibliothek leiht keinen Fortschritt einer Regierung.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Circus &amp; Sports raises a city by one or two steps.</source>
            <translation>Zirkus &amp; Sport hebt eine Stadt um eine oder zwei Stufen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no city there.</source>
            <translation>Dort hast du keine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no city.</source>
            <translation>Du hast keine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no city.</source>
            <translation>Dort ist keine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} was activated while Angry and can't be activated again this turn.</source>
            <translation>{city} wurde wütend aktiviert und kann in diesem Zug nicht noch einmal aktiviert werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} can't become that happy.</source>
            <translation>{city} kann nicht so zufrieden werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no Settler of yours.</source>
            <translation>Dort steht kein Siedler von dir.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A city stands on a Land space.</source>
            <translation>Eine Stadt steht auf einem Landfeld.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No city can be founded on Barrens.</source>
            <translation>Auf Ödland kann keine Stadt gegründet werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is a city already.</source>
            <translation>Dort ist schon eine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Enemy units stand there.</source>
            <translation>Dort stehen feindliche Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The land is exhausted.</source>
            <translation>Das Land ist erschöpft.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>All {limit} of your Settlements are on the board.</source>
            <translation>Alle deine {limit} Siedlungen sind auf dem Spielplan.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>With Economic Liberty the free Collect is the only one of the turn.</source>
            <translation>Mit Marktfreiheit ist das freie Sammeln das einzige des Zuges.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose at least one space to collect from.</source>
            <translation>Wähle mindestens ein Feld zum Sammeln.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} collects from at most {limit} spaces.</source>
            <translation>{city} sammelt von höchstens {limit} Feldern.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{space} gives one resource only.</source>
            <translation>{space} gibt nur einen Rohstoff.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{space} does not give {resource}.</source>
            <translation>{resource} gibt es auf {space} nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Only one Sea space can be collected from.</source>
            <translation>Nur von einem Meerfeld kann gesammelt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Too many spaces lie 2 Land spaces away: {limit} may.</source>
            <translation>Zu viele Felder sind 2 Landfelder entfernt: erlaubt sind {limit}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Metallurgy turns 1 of at least 2 Ore into Gold.</source>
            <translation>Metallurgie macht 1 von mindestens 2 Erz zu Gold.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no such space.</source>
            <translation>Dieses Feld gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nothing can be collected from {space}: the land is exhausted.</source>
            <translation>{space} gibt nichts: Das Land ist erschöpft.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nothing can be collected from {space}: another city stands there.</source>
            <translation>{space} gibt nichts: Dort steht eine andere Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nothing can be collected from {space}: enemy units stand there.</source>
            <translation>{space} gibt nichts: Dort stehen feindliche Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{space} is too far from {city}.</source>
            <translation>{space} ist zu weit von {city} entfernt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{space} ({terrain}) gives you nothing: you lack the Advance for it.</source>
            <translation>{space} ({terrain}) gibt dir nichts: Dir fehlt der Fortschritt dafür.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no such building.</source>
            <translation>Dieses Gebäude gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{building} can't be built in {city}: the city is Angry.</source>
            <translation>{building} kann in {city} nicht gebaut werden: Die Stadt ist wütend.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} has its {building} already.</source>
            <translation>In {city} steht das schon: {building}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No city grows beyond size {limit}.</source>
            <translation>Keine Stadt wächst über Größe {limit} hinaus.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The city would have size {size}, but you have only {cities} cities.</source>
            <translation>Die Stadt hätte Größe {size}, aber du hast nur {cities} Städte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} does not lie at the Sea.</source>
            <translation>{city} liegt nicht am Meer.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Port must extend into a Sea space beside {city}.</source>
            <translation>Der Hafen muss in ein Meerfeld neben {city} ragen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You don't hold this Wonder.</source>
            <translation>Dieses Weltwunder hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A Wonder needs a Happy city; {city} is not.</source>
            <translation>Ein Weltwunder braucht eine zufriedene Stadt; {city} ist es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{wonder} needs a city with a {building}.</source>
            <translation>{wonder}: Die Stadt braucht {building}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose at least one unit.</source>
            <translation>Wähle mindestens eine Einheit.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} recruits at most {limit} units.</source>
            <translation>{city} rekrutiert höchstens {limit} Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no such unit.</source>
            <translation>Diese Einheit gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{unit}: the city needs a {building}.</source>
            <translation>{unit}: Die Stadt braucht {building}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No more than {limit} Army units can stand on one Land space.</source>
            <translation>Auf einem Landfeld können höchstens {limit} Armee-Einheiten stehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose first which {unit} to move here: none is left in your supply.</source>
            <translation>Wähle zuerst, welche Figur hierher kommt ({unit}): In deinem Vorrat ist keine mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no {unit} of yours.</source>
            <translation>Dort hast du diese Einheit nicht: {unit}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This mood is chosen already for {city}.</source>
            <translation>Diese Stimmung ist für {city} schon gewählt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Increase Happiness only raises the mood of {city}.</source>
            <translation>Zufriedenheit steigern kann die Stimmung von {city} nur heben.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose a city first.</source>
            <translation>Wähle zuerst eine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Finish Increase Happiness first.</source>
            <translation>Beende zuerst Zufriedenheit steigern.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Influence Culture has succeeded already this turn.</source>
            <translation>Ein Kultureinfluss ist in diesem Zug schon gelungen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} has no building of another colour.</source>
            <translation>{city} hat kein Gebäude anderer Farbe.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} can't be influenced: its owner has Monuments and it holds a Wonder.</source>
            <translation>{city} kann nicht beeinflusst werden: Der Besitzer hat Monumente, und dort steht ein Weltwunder.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} is under Cultural Influence: it can only target itself.</source>
            <translation>{city} steht unter Kultureinfluss: Sie kann nur auf sich selbst zielen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No way over revealed spaces leads to {city}.</source>
            <translation>Kein Weg über erforschte Felder führt nach {city}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} is {distance} spaces away, the range is {range}, and it can't be boosted here.</source>
            <translation>{city} ist {distance} Felder entfernt, die Reichweite ist {range}, und sie kann hier nicht verstärkt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} is {distance} spaces away, the range is {range}; you can't pay {price}.</source>
            <translation>{city} ist {distance} Felder entfernt, die Reichweite ist {range}; du kannst {price} nicht zahlen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Finish Influence Culture first.</source>
            <translation>Beende zuerst den Kultureinfluss.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No unit was chosen.</source>
            <translation>Es ist keine Einheit gewählt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no way.</source>
            <translation>Es gibt keinen Weg.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The units are there already.</source>
            <translation>Die Einheiten sind schon dort.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>These units are not on {space}.</source>
            <translation>Diese Einheiten stehen nicht hier: {space}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Units on {space} have moved in this action already.</source>
            <translation>Einheiten auf {space} sind in dieser Aktion schon gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Units that were in a battle can't move again this turn.</source>
            <translation>Einheiten, die gekämpft haben, können in diesem Zug nicht mehr ziehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Units that moved into a Mountain can't move again this turn.</source>
            <translation>Einheiten, die ins Gebirge gezogen sind, können in diesem Zug nicht mehr ziehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Army units move only with the Advance {advance}.</source>
            <translation>Armee-Einheiten ziehen nur mit dem Fortschritt {advance}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Enemies there: the group needs an Army unit.</source>
            <translation>Dort sind Gegner: Die Gruppe braucht eine Armee-Einheit.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This needs the Advance Roads.</source>
            <translation>Dazu brauchst du den Fortschritt Straßen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Units that moved into a Forest can't attack this turn.</source>
            <translation>Einheiten, die in den Wald gezogen sind, können in diesem Zug nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Units that moved into Plains this turn can't attack the city of the Great Gardens.</source>
            <translation>Einheiten, die in diesem Zug auf eine Ebene gezogen sind, können die Stadt der Großen Gärten nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Too far for a land move. The most here: {limit}.</source>
            <translation>Zu weit für eine Bewegung über Land. Höchstens: {limit}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is nothing to explore.</source>
            <translation>Dort gibt es nichts zu erforschen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Units aboard only cross the Sea with their Ships.</source>
            <translation>Einheiten an Bord überqueren das Meer nur mit ihren Schiffen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No Ship of yours lies there.</source>
            <translation>Dort liegt kein Schiff von dir.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is room for {room} units aboard.</source>
            <translation>An Bord ist Platz für {room} Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Ships that stay can't carry the units left there.</source>
            <translation>Die bleibenden Schiffe können die Einheiten dort nicht tragen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Roads don't lead into unrevealed regions.</source>
            <translation>Straßen führen nicht in unerforschte Regionen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Roads lead over Land only.</source>
            <translation>Straßen führen nur über Land.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A move by Roads starts or ends in one of your cities.</source>
            <translation>Ein Zug über Straßen beginnt oder endet in einer deiner Städte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Only Land units use Roads.</source>
            <translation>Nur Landeinheiten nutzen Straßen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose the way: the retreat goes back over it.</source>
            <translation>Wähle den Weg: Der Rückzug führt über ihn zurück.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The way is blocked.</source>
            <translation>Der Weg ist versperrt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Ships sail on Sea spaces only.</source>
            <translation>Schiffe segeln nur auf Meerfeldern.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Your Ships can't reach this region.</source>
            <translation>Deine Schiffe können diese Region nicht erreichen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Enemy Ships are in the way.</source>
            <translation>Feindliche Schiffe sind im Weg.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>These Seas are not connected, and you don't have {advance}.</source>
            <translation>Diese Meere sind nicht verbunden, und dir fehlt {advance}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Navigation does not lead there: another Sea comes first.</source>
            <translation>Navigation führt nicht dorthin: Ein anderes Meer kommt zuerst.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose first which units go down.</source>
            <translation>Wähle zuerst, welche Einheiten untergehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Exactly {number} units go down.</source>
            <translation>Genau {number} Einheiten gehen unter.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Finish the Move action first.</source>
            <translation>Beende zuerst die Aktion Bewegen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Place the region first.</source>
            <translation>Lege zuerst die Region.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose first where the Ships go.</source>
            <translation>Wähle zuerst, wohin die Schiffe fahren.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Ships can't reach this space.</source>
            <translation>Die Schiffe können dieses Feld nicht erreichen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Decide first: retreat or go on.</source>
            <translation>Entscheide zuerst: zurückziehen oder weiterkämpfen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose {number} casualties first.</source>
            <translation>Wähle zuerst {number} Verluste.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose exactly {number} casualties.</source>
            <translation>Wähle genau {number} Verluste.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>These units are not in the battle.</source>
            <translation>Diese Einheiten sind nicht in der Schlacht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Decide first about {source}.</source>
            <translation>Entscheide zuerst: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose first from where to draw.</source>
            <translation>Wähle zuerst, woher du ziehst.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose an empty Land space beside one of your cities, not Barrens, for the Exhausted Land marker.</source>
            <translation>Wähle für den Marker Erschöpftes Land ein leeres Landfeld neben einer deiner Städte, kein Ödland.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Barbarian Settlement can't be placed there.</source>
            <translation>Die Barbarensiedlung kann dort nicht gesetzt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose a Barbarian city with room.</source>
            <translation>Wähle eine Barbarenstadt mit Platz.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No Barbarian army is to march from there.</source>
            <translation>Von dort soll kein Barbarenheer ziehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Barbarians march one space towards your nearest city.</source>
            <translation>Barbaren ziehen ein Feld weit auf deine nächste Stadt zu.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose the first player.</source>
            <translation>Wähle den Startspieler.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose a city to raze, or none.</source>
            <translation>Wähle eine Stadt zum Schleifen, oder keine.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Only a city of size 1 can be razed; {city} is larger.</source>
            <translation>Nur eine Stadt der Größe 1 kann geschleift werden; {city} ist größer.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose a government, or keep yours.</source>
            <translation>Wähle eine Regierung, oder behalte deine.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose the top Advance of another government and as many Advances as you have now.</source>
            <translation>Wähle den obersten Fortschritt einer anderen Regierung und so viele Fortschritte, wie du jetzt hast.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The game is for 2 to 4 players.</source>
            <translation>Das Spiel ist für 2 bis 4 Spieler.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no option {option}.</source>
            <translation>Die Option {option} gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The option {option} can't be {value}.</source>
            <translation>Die Option {option} kann nicht {value} sein.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose one of the four colours for each player.</source>
            <translation>Wähle für jeden Spieler eine der vier Farben.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Two players have the same colour.</source>
            <translation>Zwei Spieler haben dieselbe Farbe.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} began a turn.</source>
            <translation>{who} beginnt einen Zug.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} ended the turn.</source>
            <translation>{who}: Zug beendet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Age {age} began.</source>
            <translation>Zeitalter {age} beginnt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Status Phase of Age {age}</source>
            <translation>Statusphase, Zeitalter {age}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>First player: {who}. Decided by: {by}.</source>
            <translation>Startspieler: {who}. Bestimmt von: {by}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Steps with dice or revealed facts that were taken back: {steps}.</source>
            <translation>Zurückgenommene Schritte mit Würfeln oder Aufgedecktem: {steps}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The game ended: {reason}.</source>
            <translation>Das Spiel endet: {reason}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} gained {goods} from {source}.</source>
            <translation>{who}: {goods} erhalten ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} paid {goods} for {source}.</source>
            <translation>{who}: {goods} gezahlt ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} did without {source}.</source>
            <translation>{who} verzichtet: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} used {power}.</source>
            <translation>{who} nutzt {power}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} got {advance}.</source>
            <translation>{who}: {advance} erlangt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{advance} cost {who} nothing: {power}.</source>
            <translation>{who}: {advance} kostenlos ({power}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} uses {advance} this turn: Great Library.</source>
            <translation>{who} nutzt in diesem Zug {advance}: Große Bibliothek.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} refilled the Event tracker.</source>
            <translation>{who}: Ereignisleiste aufgefüllt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} changed the government: {advances}.</source>
            <translation>{who} wechselt die Regierung: {advances}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} founded {name}.</source>
            <translation>{who}: {name} gegründet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} razed {name}.</source>
            <translation>{who}: {name} geschleift.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} collected in {city}.</source>
            <translation>{who} sammelt in {city}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} built {building} in {city}.</source>
            <translation>{who} baut {building} in {city}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} built {wonder} in {city}.</source>
            <translation>{who} baut {wonder} in {city}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew a Wonder card.</source>
            <translation>{who} zieht eine Weltwunderkarte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew {wonder}.</source>
            <translation>{who} zieht {wonder}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Wonder card is left.</source>
            <translation>Es gibt keine Weltwunderkarte mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} captured {wonder}, built by {builder}.</source>
            <translation>{who} erobert {wonder}, erbaut von {builder}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{wonder} was destroyed.</source>
            <translation>Zerstört: {wonder}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source} gives cards, which the Learning game leaves out.</source>
            <translation>{source} bringt Karten, die das Lernspiel weglässt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} recruited {units} in {city}.</source>
            <translation>{who}: {units} in {city} rekrutiert.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} took a {unit} from {space}.</source>
            <translation>{who} nimmt eine Figur von {space}: {unit}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} placed a {unit} on {space}: {source}.</source>
            <translation>{who} setzt {unit} auf {space}: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{city} is now {mood}.</source>
            <translation>{city} ist jetzt: {mood}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{city} was activated again: now {mood}.</source>
            <translation>{city} erneut aktiviert, jetzt: {mood}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} tried to influence {target} from {city}.</source>
            <translation>{who}: Kultureinfluss auf {target}, von {city}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} rolled {die}: result {result}.</source>
            <translation>{who} würfelt {die}: Ergebnis {result}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The attempt on {target} failed.</source>
            <translation>Der Kultureinfluss auf {target} misslingt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} influenced the {building} in {target}.</source>
            <translation>{who}: Kultureinfluss gelungen, {building} in {target}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} moved {units} to {path}.</source>
            <translation>{who} zieht {units} nach {path}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} finished moving.</source>
            <translation>{who}: Bewegung beendet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {units} with the Ships at {space}.</source>
            <translation>{who} verliert {units} mit den Schiffen bei {space}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} explored a region: {terrain}.</source>
            <translation>{who} erforscht eine Region: {terrain}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} sailed into the new region.</source>
            <translation>{who} segelt in die neue Region.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The new region has no Sea to enter; the Ships stay.</source>
            <translation>Die neue Region hat kein erreichbares Meer; die Schiffe bleiben.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} attacked {defender} at {space}.</source>
            <translation>{who} greift {defender} bei {space} an.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} rolled {dice}.</source>
            <translation>{who} würfelt {dice}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>A die was rolled again.</source>
            <translation>Ein Würfel wird neu geworfen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who}: Combat Value {value}, hits {hits}.</source>
            <translation>{who}: Kampfwert {value}, Treffer {hits}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} used {source}.</source>
            <translation>{who} nutzt {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Great Wall of {who} stopped the Barbarians.</source>
            <translation>Die Große Mauer hält die Barbaren auf: {who}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {units}.</source>
            <translation>{who} verliert {units}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} retreated to {to}.</source>
            <translation>{who}: Rückzug nach {to}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The battle ended: {outcome}.</source>
            <translation>Die Schlacht ist vorbei: {outcome}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} captured {city} from {loser}.</source>
            <translation>{who} erobert {city} von {loser}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew an Event: {icon}.</source>
            <translation>{who} zieht ein Ereignis: {icon}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Event cards were shuffled.</source>
            <translation>Die Ereigniskarten werden gemischt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Event card is left.</source>
            <translation>Es gibt keine Ereigniskarte mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The land at {space} is exhausted.</source>
            <translation>Das Land bei {space} ist erschöpft.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No land could be exhausted.</source>
            <translation>Kein Land konnte erschöpft werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Barbarians settled at {space}.</source>
            <translation>Barbaren siedeln bei {space}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Barbarian Infantry appeared at {space}.</source>
            <translation>Barbaren-Infanterie erscheint bei {space}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Barbarians marched from {start} to {end}.</source>
            <translation>Barbaren ziehen von {start} nach {end}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Barbarians are near {who}.</source>
            <translation>Keine Barbaren in der Nähe von {who}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Barbarian Settlement could be placed.</source>
            <translation>Es konnte keine Barbarensiedlung gesetzt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>the attacker won</source>
            <translation>der Angreifer siegt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>the defender won</source>
            <translation>der Verteidiger siegt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>nobody was left</source>
            <translation>niemand ist übrig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>the attacker retreated</source>
            <translation>der Angreifer zieht sich zurück</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>six Ages have passed</source>
            <translation>sechs Zeitalter sind vergangen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>a player had no city at the Status Phase</source>
            <translation>ein Spieler hatte in der Statusphase keine Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Your turn: choose an action</source>
            <translation>Dein Zug: Wähle eine Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Drag units, click a city or an Advance</source>
            <translation>Einheiten ziehen, Stadt oder Fortschritt anklicken</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No actions left</source>
            <translation>Keine Aktionen mehr</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Use free actions, or end your turn</source>
            <translation>Nutze freie Aktionen, oder beende deinen Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Move units: {left} moves left</source>
            <translation>Einheiten bewegen: noch {left}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Drag the next group, or finish</source>
            <translation>Ziehe die nächste Gruppe, oder beende</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>How do you pay?</source>
            <translation>Wie zahlst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>For {source}</source>
            <translation>Für: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>What do you take?</source>
            <translation>Was nimmst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>From {source}</source>
            <translation>Aus: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Place a {unit}</source>
            <translation>Setze: {unit}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of the marked spaces</source>
            <translation>{source}: Klicke eines der markierten Felder an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which {unit} moves to {city}?</source>
            <translation>{unit} nach {city}: woher?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>None is left in your supply: click one on the board</source>
            <translation>Keine im Vorrat: Klicke eine auf dem Spielplan an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{number} units aboard go down</source>
            <translation>{number} Einheiten an Bord gehen unter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Ships left can't carry them: choose which</source>
            <translation>Die übrigen Schiffe können sie nicht tragen: Wähle aus</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>How does the region lie?</source>
            <translation>Wie liegt die Region?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Both ways are allowed: choose one</source>
            <translation>Beides ist erlaubt: Wähle eines</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Where do the Ships go?</source>
            <translation>Wohin fahren die Schiffe?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Click a Sea space of the new region</source>
            <translation>Klicke ein Meerfeld der neuen Region an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Increase Happiness: {price} Mood so far</source>
            <translation>Zufriedenheit steigern: bisher {price} Stimmung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose more cities, or finish</source>
            <translation>Wähle weitere Städte, oder beende</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Result {result}: pay {tokens} Culture to succeed?</source>
            <translation>Ergebnis {result}: für {tokens} Kultur gelingen lassen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Influence Culture in {target} needs a 5</source>
            <translation>Kultureinfluss auf {target} braucht eine 5</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which building becomes yours?</source>
            <translation>Welches Gebäude wird deins?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>You influenced {target}</source>
            <translation>Kultureinfluss gelungen: {target}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose a free Advance</source>
            <translation>Wähle einen kostenlosen Fortschritt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Raze a city of size 1?</source>
            <translation>Eine Stadt der Größe 1 schleifen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>It brings 1 Gold: click the city, or keep all</source>
            <translation>Das bringt 1 Gold: Klicke die Stadt an, oder behalte alle</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Change your government?</source>
            <translation>Die Regierung wechseln?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>It costs 1 Mood and 1 Culture token</source>
            <translation>Das kostet 1 Stimmungs- und 1 Kulturmarker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Who is first player now?</source>
            <translation>Wer ist jetzt Startspieler?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>You decide: most Mood and Culture tokens, or the Great Lighthouse</source>
            <translation>Du bestimmst: meiste Stimmungs- und Kulturmarker, oder Großer Leuchtturm</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose casualties</source>
            <translation>Wähle Verluste</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which units are removed?</source>
            <translation>Welche Einheiten kommen weg?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Go on or retreat?</source>
            <translation>Weiterkämpfen oder zurückziehen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>All attackers would go back together</source>
            <translation>Alle Angreifer gingen gemeinsam zurück</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Use {source}?</source>
            <translation>{source} nutzen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Decide before the dice fall</source>
            <translation>Entscheide, bevor gewürfelt wird</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>From where do you draw the Event?</source>
            <translation>Woher ziehst du das Ereignis?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Great Mausoleum</source>
            <translation>Großes Mausoleum</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which land is exhausted?</source>
            <translation>Welches Land wird erschöpft?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Event: click a space beside one of your cities</source>
            <translation>Ereignis: Klicke ein Feld neben deinen Städten an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Where do Barbarians settle?</source>
            <translation>Wo siedeln Barbaren?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Event: click one of the marked spaces</source>
            <translation>Ereignis: Klicke ein markiertes Feld an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Barbarian city gets an Infantry?</source>
            <translation>Infanterie für welche Barbarenstadt?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Event: click one of the marked cities</source>
            <translation>Ereignis: Klicke eine markierte Stadt an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Barbarians march where?</source>
            <translation>Welche Barbaren ziehen wohin?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Event: drag an army one space towards your nearest city</source>
            <translation>Ereignis: Ziehe ein Heer ein Feld auf deine nächste Stadt zu</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Barbarian city gets the Infantry?</source>
            <translation>Wohin mit der Infanterie?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Few are left: click one of the marked cities</source>
            <translation>Nur wenige übrig: Klicke eine markierte Stadt an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Start of the game</source>
            <translation>Beginn des Spiels</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Advance: {advance}</source>
            <translation>Fortschritt: {advance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Found a city at {space}</source>
            <translation>Stadt gründen: {space}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Collect in {city}</source>
            <translation>Sammeln in {city}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Construct {building} in {city}</source>
            <translation>{building} in {city} bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Recruit {units} in {city}</source>
            <translation>{units} in {city} rekrutieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Build {wonder} in {city}</source>
            <translation>{wonder} in {city} bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Move {units} to {path}</source>
            <translation>{units} nach {path}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Make {city} {mood}</source>
            <translation>{city} wird: {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Influence {target} from {city}</source>
            <translation>Kultureinfluss auf {target}, von {city}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Use {power}</source>
            <translation>{power} nutzen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Pay {goods}</source>
            <translation>{goods} zahlen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Take {goods}</source>
            <translation>{goods} nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose {space}</source>
            <translation>{space} wählen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Place the region</source>
            <translation>Region legen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Barbarians march from {start} to {end}</source>
            <translation>Barbaren ziehen von {start} nach {end}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Lose {units}</source>
            <translation>{units} verlieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose: {option}</source>
            <translation>Wahl: {option}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Change the government: {advances}</source>
            <translation>Regierungswechsel: {advances}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>From the deck</source>
            <translation>Vom Nachziehstapel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>From the discard pile</source>
            <translation>Vom Ablagestapel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No die for the Fortress</source>
            <translation>Die Festung würfelt nicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Fortress cancels no hit</source>
            <translation>Die Festung hebt keinen Treffer auf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Neither die nor cancelling</source>
            <translation>Weder Würfel noch Aufheben</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Agriculture</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Agrarwesen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Construction</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Bauwesen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Maritime</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Seefahrt</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Education</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Bildung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Warfare</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Kriegskunst</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Spirituality</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Spiritualität</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Economics</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Wirtschaft</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Science</source>
            <extracomment>a category of Advances</extracomment>
            <translation>Wissenschaft</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Democracy</source>
            <extracomment>a government</extracomment>
            <translation>Demokratie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Autocracy</source>
            <extracomment>a government</extracomment>
            <translation>Autokratie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/powers.py"></location>
            <source>Theocracy</source>
            <extracomment>a government</extracomment>
            <translation>Theokratie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Farming</source>
            <extracomment>an Advance of Agriculture</extracomment>
            <translation>Landwirtschaft</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Your cities may collect Food from Plains and Wood from Forest.</source>
            <extracomment>what Farming does</extracomment>
            <translation>Deine Städte dürfen Nahrung von Ebenen und Holz aus Wäldern sammeln.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Storage</source>
            <extracomment>an Advance of Agriculture</extracomment>
            <translation>Lagerung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>You may hold up to 7 Food instead of 2.</source>
            <extracomment>what Storage does</extracomment>
            <translation>Du darfst bis zu 7 statt 2 Nahrung besitzen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Irrigation</source>
            <extracomment>an Advance of Agriculture</extracomment>
            <translation>Bewässerung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Your cities may collect Food from Barrens. You ignore Famine events.</source>
            <extracomment>what Irrigation does</extracomment>
            <translation>Deine Städte dürfen Nahrung von Ödland sammeln. Hungersnöte treffen dich nicht.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Husbandry</source>
            <extracomment>an Advance of Agriculture</extracomment>
            <translation>Viehzucht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/agriculture.py"></location>
            <source>Once per turn: when collecting, one space may lie 2 Land spaces away; two such spaces with Roads.</source>
            <extracomment>what Husbandry does</extracomment>
            <translation>Einmal pro Zug: Beim Sammeln darf ein Feld 2 Landfelder entfernt sein; mit Straßen zwei solche Felder.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>Mining</source>
            <extracomment>an Advance of Construction</extracomment>
            <translation>Bergbau</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>Your cities may collect Ore from Mountains.</source>
            <extracomment>what Mining does</extracomment>
            <translation>Deine Städte dürfen Erz aus Gebirgen sammeln.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>Engineering</source>
            <extracomment>an Advance of Construction</extracomment>
            <translation>Ingenieurwesen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>At once: draw a Wonder card. As an action: activate a Happy city and construct a Wonder from your hand there.</source>
            <extracomment>what Engineering does</extracomment>
            <translation>Sofort: Ziehe eine Weltwunderkarte. Als Aktion: Aktiviere eine zufriedene Stadt und baue dort ein Weltwunder aus deiner Hand.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>Sanitation</source>
            <extracomment>an Advance of Construction</extracomment>
            <translation>Hygiene</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>Once each Recruit action: pay 1 Mood token instead of 2 Food for a Settler. You ignore Plague and Epidemic.</source>
            <extracomment>what Sanitation does</extracomment>
            <translation>Einmal je Aktion Rekrutieren: Zahle für einen Siedler 1 Stimmungsmarker statt 2 Nahrung. Pest und Seuche treffen dich nicht.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/construction.py"></location>
            <source>A unit or group that moves from or to one of your cities may, for 1 Food and 1 Ore, move up to 2 Land spaces and ignore Forest and Mountain.</source>
            <extracomment>what Roads does</extracomment>
            <translation>Eine Einheit oder Gruppe, die von oder zu einer deiner Städte zieht, darf für 1 Nahrung und 1 Erz bis zu 2 Landfelder weit ziehen, ohne dass Wald und Gebirge sie aufhalten.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>Fishing</source>
            <extracomment>an Advance of Maritime</extracomment>
            <translation>Fischerei</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>Your cities may collect Food from one adjacent Sea space.</source>
            <extracomment>what Fishing does</extracomment>
            <translation>Deine Städte dürfen Nahrung von einem benachbarten Meerfeld sammeln.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>Navigation</source>
            <extracomment>an Advance of Maritime</extracomment>
            <translation>Navigation</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>Your Ships may sail round the edge of the board to the next Sea in either direction.</source>
            <extracomment>what Navigation does</extracomment>
            <translation>Deine Schiffe dürfen am Rand des Spielplans in beide Richtungen bis zum nächsten Meer segeln.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>Warships</source>
            <extracomment>an Advance of Maritime</extracomment>
            <translation>Kriegsschiffe</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>In the first round of a naval battle, and of a land battle that you start from your Ships, cancel 1 hit.</source>
            <extracomment>what Warships does</extracomment>
            <translation>Hebe in der ersten Runde einer Seeschlacht und einer Landschlacht, die du von Schiffen aus beginnst, 1 Treffer auf.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>Cartography</source>
            <extracomment>an Advance of Maritime</extracomment>
            <translation>Kartografie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/maritime.py"></location>
            <source>After a Move action in which a Ship of yours moved: gain 1 Idea, and 1 Culture token if it used Navigation.</source>
            <extracomment>what Cartography does</extracomment>
            <translation>Nach einer Aktion Bewegen, in der eines deiner Schiffe zog: Erhalte 1 Idee, und 1 Kulturmarker, wenn es Navigation nutzte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>Writing</source>
            <extracomment>an Advance of Education</extracomment>
            <translation>Schrift</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>At once: draw an Action card and an Objective card.</source>
            <extracomment>what Writing does</extracomment>
            <translation>Sofort: Ziehe eine Aktionskarte und eine Zielkarte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>Public Education</source>
            <extracomment>an Advance of Education</extracomment>
            <translation>Volksbildung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>Once per turn: gain 1 Idea when you collect in a city with an Academy.</source>
            <extracomment>what Public Education does</extracomment>
            <translation>Einmal pro Zug: Erhalte 1 Idee, wenn du in einer Stadt mit Akademie sammelst.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>Free Education</source>
            <extracomment>an Advance of Education</extracomment>
            <translation>Freie Bildung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>After you buy an Advance with at least 1 Idea or Gold, you may pay 1 more Idea to gain 1 Mood token.</source>
            <extracomment>what Free Education does</extracomment>
            <translation>Nachdem du einen Fortschritt mit mindestens 1 Idee oder Gold gekauft hast, darfst du 1 weitere Idee zahlen, um 1 Stimmungsmarker zu erhalten.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>Philosophy</source>
            <extracomment>an Advance of Education</extracomment>
            <translation>Philosophie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/education.py"></location>
            <source>At once, and whenever you get a Science Advance: gain 1 Idea.</source>
            <extracomment>what Philosophy does</extracomment>
            <translation>Sofort und immer, wenn du einen Fortschritt der Wissenschaft bekommst: Erhalte 1 Idee.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Tactics</source>
            <extracomment>an Advance of Warfare</extracomment>
            <translation>Taktik</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>You may move Army units and play the combat half of Action cards in battle.</source>
            <extracomment>what Tactics does</extracomment>
            <translation>Du darfst Armee-Einheiten bewegen und in Schlachten die Kampfhälfte von Aktionskarten spielen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Siegecraft</source>
            <extracomment>an Advance of Warfare</extracomment>
            <translation>Belagerung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Attacking a city with a Fortress, before the first round: pay 2 Wood to cancel its die, 2 Ore so that it cancels no hit, or both.</source>
            <extracomment>what Siegecraft does</extracomment>
            <translation>Greifst du eine Stadt mit Festung an, vor der ersten Runde: Zahle 2 Holz, dann würfelt sie nicht, 2 Erz, dann hebt sie keinen Treffer auf, oder beides.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Steel Weapons</source>
            <extracomment>an Advance of Warfare</extracomment>
            <translation>Stahlwaffen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Before a land battle: pay 1 Ore for +2 Combat Value in every round, +1 if the enemy has Steel Weapons too.</source>
            <extracomment>what Steel Weapons does</extracomment>
            <translation>Vor einer Landschlacht: Zahle 1 Erz für +2 Kampfwert in jeder Runde, +1, wenn der Gegner auch Stahlwaffen hat.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Draft</source>
            <extracomment>an Advance of Warfare</extracomment>
            <translation>Wehrpflicht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/warfare.py"></location>
            <source>Once each Recruit action: pay 1 Mood token for an Infantry.</source>
            <extracomment>what Draft does</extracomment>
            <translation>Einmal je Aktion Rekrutieren: Zahle für eine Infanterie 1 Stimmungsmarker.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>Myths</source>
            <extracomment>an Advance of Spirituality</extracomment>
            <translation>Mythen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>When an event would lower a city's mood, you may pay 1 Mood token instead, for each city.</source>
            <extracomment>what Myths does</extracomment>
            <translation>Würde ein Ereignis die Stimmung einer Stadt senken, darfst du stattdessen für jede Stadt 1 Stimmungsmarker zahlen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>Rituals</source>
            <extracomment>an Advance of Spirituality</extracomment>
            <translation>Rituale</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>In Increase Happiness any resource may be paid instead of a Mood token.</source>
            <extracomment>what Rituals does</extracomment>
            <translation>Bei Zufriedenheit steigern darf statt eines Stimmungsmarkers jeder Rohstoff gezahlt werden.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>Priesthood</source>
            <extracomment>an Advance of Spirituality</extracomment>
            <translation>Priesterschaft</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>Once per turn: a Science Advance that you buy costs nothing.</source>
            <extracomment>what Priesthood does</extracomment>
            <translation>Einmal pro Zug: Ein Fortschritt der Wissenschaft, den du kaufst, kostet nichts.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>State Religion</source>
            <extracomment>an Advance of Spirituality</extracomment>
            <translation>Staatsreligion</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/spirituality.py"></location>
            <source>Once per turn: a Temple that you construct costs no Food.</source>
            <extracomment>what State Religion does</extracomment>
            <translation>Einmal pro Zug: Ein Tempel, den du baust, kostet keine Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>Bartering</source>
            <extracomment>an Advance of Economics</extracomment>
            <translation>Tauschhandel</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>Once per turn, free: discard an Action card to gain 1 Gold or 1 Culture token.</source>
            <extracomment>what Bartering does</extracomment>
            <translation>Einmal pro Zug, frei: Wirf eine Aktionskarte ab, um 1 Gold oder 1 Kulturmarker zu erhalten.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>Trade Routes</source>
            <extracomment>an Advance of Economics</extracomment>
            <translation>Handelswege</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>At the start of your turn: gain 1 Food (at most 4) for each Settler or Ship of yours that you can pair with a non-Angry city of another player within 2 spaces.</source>
            <extracomment>what Trade Routes does</extracomment>
            <translation>Zu Beginn deines Zuges: Erhalte 1 Nahrung (höchstens 4) für jeden deiner Siedler und jedes deiner Schiffe, denen du je eine nicht wütende Stadt eines anderen Spielers im Umkreis von 2 Feldern zuordnen kannst.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>Taxation</source>
            <extracomment>an Advance of Economics</extracomment>
            <translation>Besteuerung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>Once per turn, as an action: pay 1 Mood token to gain as many Food, Ore or Wood as you have cities.</source>
            <extracomment>what Taxation does</extracomment>
            <translation>Einmal pro Zug, als Aktion: Zahle 1 Stimmungsmarker und erhalte so viel Nahrung, Erz oder Holz, wie du Städte hast.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>Currency</source>
            <extracomment>an Advance of Economics</extracomment>
            <translation>Währung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/economics.py"></location>
            <source>What Trade Routes and Taxation give may be taken as Gold.</source>
            <extracomment>what Currency does</extracomment>
            <translation>Was Handelswege und Besteuerung bringen, darfst du als Gold nehmen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>Arts</source>
            <extracomment>an Advance of Culture</extracomment>
            <translation>Kunst</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>Once per turn, free: pay 1 Culture token to Influence Culture.</source>
            <extracomment>what Arts does</extracomment>
            <translation>Einmal pro Zug, frei: Zahle 1 Kulturmarker für einen Kultureinfluss.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>Circus &amp; Sports</source>
            <extracomment>an Advance of Culture</extracomment>
            <translation>Zirkus &amp; Sport</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>As an action: pay 1 or 2 Culture tokens to raise the mood of one city by as many steps, whatever its size.</source>
            <extracomment>what Circus &amp; Sports does</extracomment>
            <translation>Als Aktion: Zahle 1 oder 2 Kulturmarker, um die Stimmung einer Stadt beliebiger Größe um ebenso viele Stufen zu heben.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>Monuments</source>
            <extracomment>an Advance of Culture</extracomment>
            <translation>Monumente</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>At once: draw a Wonder card. Enemies can't Influence Culture in your cities with a Wonder.</source>
            <extracomment>what Monuments does</extracomment>
            <translation>Sofort: Ziehe eine Weltwunderkarte. Deine Städte mit Weltwunder sind vor Kultureinfluss geschützt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>Drama &amp; Music</source>
            <extracomment>an Advance of Culture</extracomment>
            <translation>Drama &amp; Musik</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/culture.py"></location>
            <source>Once per turn, free: change 1 Culture token into 1 Mood token or the reverse.</source>
            <extracomment>what Drama &amp; Music does</extracomment>
            <translation>Einmal pro Zug, frei: Tausche 1 Kulturmarker gegen 1 Stimmungsmarker oder umgekehrt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>Math</source>
            <extracomment>an Advance of Science</extracomment>
            <translation>Mathematik</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>Engineering and Roads cost you nothing.</source>
            <extracomment>what Math does</extracomment>
            <translation>Ingenieurwesen und Straßen kosten dich nichts.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>Astronomy</source>
            <extracomment>an Advance of Science</extracomment>
            <translation>Astronomie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>Navigation and Cartography cost you nothing.</source>
            <extracomment>what Astronomy does</extracomment>
            <translation>Navigation und Kartografie kosten dich nichts.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>Medicine</source>
            <extracomment>an Advance of Science</extracomment>
            <translation>Medizin</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>After a Recruit action: get back 1 of the resources that you spent.</source>
            <extracomment>what Medicine does</extracomment>
            <translation>Nach einer Aktion Rekrutieren: Nimm 1 der gezahlten Rohstoffe zurück.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>Metallurgy</source>
            <extracomment>an Advance of Science</extracomment>
            <translation>Metallurgie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/science.py"></location>
            <source>When you collect 2 or more Ore, 1 of it may be Gold. Steel Weapons costs no Ore against enemies without it.</source>
            <extracomment>what Metallurgy does</extracomment>
            <translation>Sammelst du 2 oder mehr Erz, darf 1 davon Gold sein. Stahlwaffen kosten kein Erz gegen Gegner, die sie nicht haben.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Voting</source>
            <extracomment>an Advance of Democracy</extracomment>
            <translation>Wahlrecht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Free: pay 1 Mood token to Increase Happiness.</source>
            <extracomment>what Voting does</extracomment>
            <translation>Frei: Zahle 1 Stimmungsmarker, um Zufriedenheit zu steigern.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Separation of Power</source>
            <extracomment>an Advance of Democracy</extracomment>
            <translation>Gewaltenteilung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Opponents can't boost Influence Culture against your Happy cities.</source>
            <extracomment>what Separation of Power does</extracomment>
            <translation>Gegner können Kultureinfluss auf deine zufriedenen Städte nicht verstärken.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Civil Liberties</source>
            <extracomment>an Advance of Democracy</extracomment>
            <translation>Bürgerrechte</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>As an action: gain 3 Mood tokens. Draft costs you 2 Mood tokens.</source>
            <extracomment>what Civil Liberties does</extracomment>
            <translation>Als Aktion: Erhalte 3 Stimmungsmarker. Wehrpflicht kostet dich 2 Stimmungsmarker.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Economic Liberty</source>
            <extracomment>an Advance of Democracy</extracomment>
            <translation>Marktfreiheit</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/democracy.py"></location>
            <source>Free: pay 1 Mood token to collect in a city; it must be your only Collect action of the turn.</source>
            <extracomment>what Economic Liberty does</extracomment>
            <translation>Frei: Zahle 1 Stimmungsmarker, um in einer Stadt zu sammeln; es muss dein einziges Sammeln in diesem Zug sein.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Nationalism</source>
            <extracomment>an Advance of Autocracy</extracomment>
            <translation>Nationalismus</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>After you recruit an Army unit or Ship: gain 1 Mood or 1 Culture token.</source>
            <extracomment>what Nationalism does</extracomment>
            <translation>Nachdem du eine Armee-Einheit oder ein Schiff rekrutiert hast: Erhalte 1 Stimmungs- oder 1 Kulturmarker.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Totalitarianism</source>
            <extracomment>an Advance of Autocracy</extracomment>
            <translation>Totalitarismus</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Opponents can't boost Influence Culture against your cities with Army units.</source>
            <extracomment>what Totalitarianism does</extracomment>
            <translation>Gegner können Kultureinfluss auf deine Städte mit Armee-Einheiten nicht verstärken.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Absolute Power</source>
            <extracomment>an Advance of Autocracy</extracomment>
            <translation>Absolute Macht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Once per turn, free: pay 2 Mood tokens for one more action.</source>
            <extracomment>what Absolute Power does</extracomment>
            <translation>Einmal pro Zug, frei: Zahle 2 Stimmungsmarker für eine weitere Aktion.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Forced Labor</source>
            <extracomment>an Advance of Autocracy</extracomment>
            <translation>Zwangsarbeit</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/autocracy.py"></location>
            <source>Once per turn, free: pay 1 Mood token; this turn your Angry cities collect, recruit and construct as if Neutral.</source>
            <extracomment>what Forced Labor does</extracomment>
            <translation>Einmal pro Zug, frei: Zahle 1 Stimmungsmarker; in diesem Zug sammeln, rekrutieren und bauen deine wütenden Städte, als wären sie neutral.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>Dogma</source>
            <extracomment>an Advance of Theocracy</extracomment>
            <translation>Dogma</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>You hold at most 2 Ideas. Whenever you construct a Temple, you may take a Theocracy Advance free.</source>
            <extracomment>what Dogma does</extracomment>
            <translation>Du besitzt höchstens 2 Ideen. Immer wenn du einen Tempel baust, darfst du einen Fortschritt der Theokratie kostenlos nehmen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>Devotion</source>
            <extracomment>an Advance of Theocracy</extracomment>
            <translation>Hingabe</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>Opponents can't boost Influence Culture against your cities with a Temple.</source>
            <extracomment>what Devotion does</extracomment>
            <translation>Gegner können Kultureinfluss auf deine Städte mit Tempel nicht verstärken.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>Conversion</source>
            <extracomment>an Advance of Theocracy</extracomment>
            <translation>Bekehrung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>+1 to your Influence Culture rolls; a success gains you 1 Culture token.</source>
            <extracomment>what Conversion does</extracomment>
            <translation>+1 auf deine Würfe für Kultureinfluss; ein Erfolg bringt dir 1 Kulturmarker.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>Fanaticism</source>
            <extracomment>an Advance of Theocracy</extracomment>
            <translation>Fanatismus</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/advances/theocracy.py"></location>
            <source>In a battle in a city with a Temple: +2 Combat Value in the first round; if you lose it, place 1 Infantry free in one of your cities.</source>
            <extracomment>what Fanaticism does</extracomment>
            <translation>In einer Schlacht in einer Stadt mit Tempel: +2 Kampfwert in der ersten Runde; verlierst du sie, setze kostenlos 1 Infanterie in eine deiner Städte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Arena</source>
            <extracomment>a Wonder</extracomment>
            <translation>Große Arena</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>You may spend Mood tokens as Culture tokens and the reverse, but not for a Wonder's price. Once each land battle, after the roll: pay 1 Mood or Culture token for +1 Combat Value.</source>
            <extracomment>what the Great Arena does</extracomment>
            <translation>Du darfst Stimmungsmarker als Kulturmarker ausgeben und umgekehrt, aber nicht für den Preis eines Weltwunders. Einmal je Landschlacht, nach dem Wurf: Zahle 1 Stimmungs- oder Kulturmarker für +1 Kampfwert.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Gardens</source>
            <extracomment>a Wonder</extracomment>
            <translation>Große Gärten</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Its city may collect any resource from Plains. Units of other players that moved into Plains this turn can't attack it.</source>
            <extracomment>what the Great Gardens does</extracomment>
            <translation>Ihre Stadt darf von Ebenen jeden Rohstoff sammeln. Einheiten anderer Spieler, die in diesem Zug auf eine Ebene gezogen sind, können sie nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Library</source>
            <extracomment>a Wonder</extracomment>
            <translation>Große Bibliothek</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Each turn of yours: use one Advance that you don't own (no government) as if you owned it, until the end of the turn.</source>
            <extracomment>what the Great Library does</extracomment>
            <translation>In jedem deiner Züge: Nutze bis zum Ende des Zuges einen Fortschritt, den du nicht hast (keine Regierung), als hättest du ihn.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Lighthouse</source>
            <extracomment>a Wonder</extracomment>
            <translation>Großer Leuchtturm</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Needs a Port. When you activate its city: you may place a Ship from your supply on any Sea space without enemy Ships. You always choose the first player.</source>
            <extracomment>what the Great Lighthouse does</extracomment>
            <translation>Braucht einen Hafen. Wenn du seine Stadt aktivierst: Du darfst ein Schiff aus deinem Vorrat auf ein Meerfeld ohne feindliche Schiffe setzen. Du bestimmst immer den Startspieler.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>When you draw an Event or Action card, you may take the top card of the discard pile instead. Yours go under the pile.</source>
            <extracomment>what the Great Mausoleum does</extracomment>
            <translation>Wenn du eine Ereignis- oder Aktionskarte ziehst, darfst du stattdessen die oberste Karte des Ablagestapels nehmen. Deine Karten kommen unter den Stapel.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Pyramid</source>
            <extracomment>a Wonder</extracomment>
            <translation>Große Pyramide</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>5 points, and you keep them all even if its city is captured. In a tie for most points, you win.</source>
            <extracomment>what the Great Pyramid does</extracomment>
            <translation>5 Punkte, die du ganz behältst, auch wenn ihre Stadt erobert wird. Bei Gleichstand an der Spitze gewinnst du.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Statue</source>
            <extracomment>a Wonder</extracomment>
            <translation>Große Statue</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>When constructed: draw an Objective card. Once per turn, free: discard an Objective card for one more action.</source>
            <extracomment>what the Great Statue does</extracomment>
            <translation>Beim Bau: Ziehe eine Zielkarte. Einmal pro Zug, frei: Wirf eine Zielkarte für eine weitere Aktion ab.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Great Wall</source>
            <extracomment>a Wonder</extracomment>
            <translation>Große Mauer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/wonders.py"></location>
            <source>Enemies who attack a Happy city of yours have -2 Combat Value in the first round. Barbarians who attack your cities are defeated without a roll.</source>
            <extracomment>what the Great Wall does</extracomment>
            <translation>Wer eine zufriedene Stadt von dir angreift, hat in der ersten Runde -2 Kampfwert. Barbaren, die deine Städte angreifen, werden ohne Wurf besiegt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/buildings.py"></location>
            <source>When constructed: gain 2 Ideas.</source>
            <extracomment>what a Academy does</extracomment>
            <translation>Beim Bau: Erhalte 2 Ideen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/buildings.py"></location>
            <source>First round of a battle in its city, for the defender: +1 die and cancel 1 hit, even without an Army.</source>
            <extracomment>what a Fortress does</extracomment>
            <translation>Erste Runde einer Schlacht in ihrer Stadt, für den Verteidiger: +1 Würfel und 1 Treffer aufgehoben, auch ohne Armee.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/buildings.py"></location>
            <source>The city recruits Ships. It may collect 1 Gold or 1 Mood token from one adjacent Sea space instead of Food.</source>
            <extracomment>what a Port does</extracomment>
            <translation>Die Stadt rekrutiert Schiffe. Sie darf von einem benachbarten Meerfeld statt Nahrung 1 Gold oder 1 Stimmungsmarker sammeln.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/buildings.py"></location>
            <source>When constructed: gain 1 Mood or 1 Culture token.</source>
            <extracomment>what a Temple does</extracomment>
            <translation>Beim Bau: Erhalte 1 Stimmungs- oder 1 Kulturmarker.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Plague</source>
            <extracomment>an Event card</extracomment>
            <translation>Pest</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Epidemic</source>
            <extracomment>an Event card</extracomment>
            <translation>Seuche</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Famine</source>
            <extracomment>an Event card</extracomment>
            <translation>Hungersnot</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Severe Famine</source>
            <extracomment>an Event card</extracomment>
            <translation>Schwere Hungersnot</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>A Good Year</source>
            <extracomment>an Event card</extracomment>
            <translation>Ein gutes Jahr</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>An Awesome Year</source>
            <extracomment>an Event card</extracomment>
            <translation>Ein großartiges Jahr</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>A Fantastic Year</source>
            <extracomment>an Event card</extracomment>
            <translation>Ein fantastisches Jahr</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Explorer</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Entdecker</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Artist</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Künstler</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Prophet</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Prophet</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Philosopher</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Philosoph</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Scientist</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Gelehrter</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Elder Statesman</source>
            <extracomment>an Event card</extracomment>
            <translation>Alter Staatsmann</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Warlord</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Feldherr</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Merchant</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Händler</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Great Engineer</source>
            <extracomment>an Event card</extracomment>
            <translation>Großer Baumeister</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Population Boom</source>
            <extracomment>an Event card</extracomment>
            <translation>Bevölkerungswachstum</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Volcano</source>
            <extracomment>an Event card</extracomment>
            <translation>Vulkan</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Earthquake</source>
            <extracomment>an Event card</extracomment>
            <translation>Erdbeben</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Heavy Earthquake</source>
            <extracomment>an Event card</extracomment>
            <translation>Schweres Erdbeben</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Flood</source>
            <extracomment>an Event card</extracomment>
            <translation>Flut</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Heavy Flood</source>
            <extracomment>an Event card</extracomment>
            <translation>Schwere Flut</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Migration</source>
            <extracomment>an Event card</extracomment>
            <translation>Wanderung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Civil War</source>
            <extracomment>an Event card</extracomment>
            <translation>Bürgerkrieg</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events.py"></location>
            <source>Revolution</source>
            <extracomment>an Event card</extracomment>
            <translation>Revolution</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Babylonia</source>
            <extracomment>a people</extracomment>
            <translation>Babylonien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Rome</source>
            <extracomment>a people</extracomment>
            <translation>Rom</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Greece</source>
            <extracomment>a people</extracomment>
            <translation>Griechenland</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>China</source>
            <extracomment>a people</extracomment>
            <translation>China</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Egypt</source>
            <extracomment>a people</extracomment>
            <translation>Ägypten</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Persia</source>
            <extracomment>a people</extracomment>
            <translation>Persien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Carthage</source>
            <extracomment>a people</extracomment>
            <translation>Karthago</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Phoenicia</source>
            <extracomment>a people</extracomment>
            <translation>Phönizien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>India</source>
            <extracomment>a people</extracomment>
            <translation>Indien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Maya</source>
            <extracomment>a people</extracomment>
            <translation>Maya</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Aztecs</source>
            <extracomment>a people</extracomment>
            <translation>Azteken</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Japan</source>
            <extracomment>a people</extracomment>
            <translation>Japan</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Celts</source>
            <extracomment>a people</extracomment>
            <translation>Kelten</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Vikings</source>
            <extracomment>a people</extracomment>
            <translation>Wikinger</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Nubia</source>
            <extracomment>a people</extracomment>
            <translation>Nubien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Assyria</source>
            <extracomment>a people</extracomment>
            <translation>Assyrien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Hittites</source>
            <extracomment>a people</extracomment>
            <translation>Hethiter</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Minoans</source>
            <extracomment>a people</extracomment>
            <translation>Minoer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Etruscans</source>
            <extracomment>a people</extracomment>
            <translation>Etrusker</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Korea</source>
            <extracomment>a people</extracomment>
            <translation>Korea</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Khmer</source>
            <extracomment>a people</extracomment>
            <translation>Khmer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Inca</source>
            <extracomment>a people</extracomment>
            <translation>Inka</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Mali</source>
            <extracomment>a people</extracomment>
            <translation>Mali</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Arabia</source>
            <extracomment>a people</extracomment>
            <translation>Arabien</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/peoples.py"></location>
            <source>Rus</source>
            <extracomment>a people</extracomment>
            <translation>Rus</translation>
        </message>
    </context>
    <context>
        <name>ClashSections</name>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Action: Activate City</source>
            <translation>Aktion: Stadt aktivieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Action: Advance</source>
            <translation>Aktion: Fortschritt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Action: Found City</source>
            <translation>Aktion: Stadt gründen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Action: Increase Happiness</source>
            <translation>Aktion: Zufriedenheit steigern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Action: Influence Culture</source>
            <translation>Aktion: Kultureinfluss</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Action: Move Units</source>
            <translation>Aktion: Einheiten bewegen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Activate City: Collect</source>
            <translation>Stadt aktivieren: Sammeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Activate City: Construct</source>
            <translation>Stadt aktivieren: Bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Activate City: Recruit</source>
            <translation>Stadt aktivieren: Rekrutieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Appendix: Advances</source>
            <translation>Anhang: Fortschritte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Appendix: Circus &amp; Sports</source>
            <translation>Anhang: Zirkus &amp; Sport</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Appendix: Metallurgy</source>
            <translation>Anhang: Metallurgie</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Appendix: Monuments</source>
            <translation>Anhang: Monumente</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Appendix: Taxation</source>
            <translation>Anhang: Besteuerung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Army Stacking Limit</source>
            <translation>Grenze für Armee-Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Barbarians Move</source>
            <translation>Barbaren ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Barbarians Spawn</source>
            <translation>Barbaren erscheinen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Combat</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Component Limits</source>
            <translation>Begrenztes Material</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>End of Battle Check</source>
            <translation>Ende der Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Event Icons</source>
            <translation>Ereignissymbole</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Exploration</source>
            <translation>Erforschung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Exploring with Ships</source>
            <translation>Erforschung mit Schiffen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Gaining / Spending Resources</source>
            <translation>Rohstoffe erhalten und ausgeben</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Game Setup</source>
            <translation>Spielaufbau</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Game Structure</source>
            <translation>Spielstruktur</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Gameplay</source>
            <translation>Spielablauf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Government Advances</source>
            <translation>Fortschritte der Regierungen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Great Gardens</source>
            <translation>Große Gärten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Great Library</source>
            <translation>Große Bibliothek</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Great Mausoleum</source>
            <translation>Großes Mausoleum</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Great Statue</source>
            <translation>Große Statue</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Land Movement</source>
            <translation>Bewegung über Land</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Remove Casualties</source>
            <translation>Verluste entfernen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Roads</source>
            <translation>Straßen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Ship Movement</source>
            <translation>Bewegung von Schiffen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Status Phase</source>
            <translation>Statusphase</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Transporting Units</source>
            <translation>Transport von Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Wonders</source>
            <translation>Weltwunder</translation>
        </message>
    </context>
    <context>
        <name>ClashTable</name>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>{owned} of 48 Advances</source>
            <translation>{owned} von 48 Fortschritten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>bot</source>
            <translation>Bot</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Age</source>
            <translation>Zeitalter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Age {age} of {ages}, round {round} of {rounds}</source>
            <translation>Zeitalter {age} von {ages}, Runde {round} von {rounds}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>The game is over</source>
            <translation>Das Spiel ist zu Ende</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>{name} is thinking</source>
            <translation>{name} überlegt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Watch, or look around</source>
            <translation>Sieh zu, oder sieh dich um</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/table.py"></location>
            <source>%n actions left</source>
            <translation>
                <numerusform>noch %n Aktion</numerusform>
                <numerusform>noch %n Aktionen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Finish moving</source>
            <translation>Fertig gezogen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Finish</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Shift + click on a unit</source>
            <translation>Umschalt + Klick auf eine Einheit</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>take one unit, or one more of those you hold</source>
            <translation>eine Einheit nehmen, oder eine mehr von denen in der Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Ctrl + drop</source>
            <translation>Strg + ablegen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>move there by Roads</source>
            <translation>auf Straßen dorthin ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Age {age}, round {round}</source>
            <translation>Zeitalter {age}, Runde {round}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Found a city</source>
            <translation>Stadt gründen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>The Settler becomes a Neutral city</source>
            <translation>Der Siedler wird zu einer neutralen Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/table.py"></location>
            <source>%n actions are left</source>
            <translation>
                <numerusform>Noch %n Aktion übrig</numerusform>
                <numerusform>Noch %n Aktionen übrig</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>What is left is lost</source>
            <translation>Was übrig ist, verfällt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Go on playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Player board</source>
            <translation>Spielertafel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Supply</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>clockwise</source>
            <translation>im Uhrzeigersinn</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Journal</source>
            <translation>Chronik</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Inspector</source>
            <translation>Feldinfo</translation>
        </message>
    </context>
    <context>
        <name>Clients</name>
        <message>
            <location filename="../desktop/app/clients.py"></location>
            <source>The game {game} is not known to this version of Ecumene.</source>
            <translation>Diese Version von Ecumene kennt das Spiel {game} nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/app/clients.py"></location>
            <source>The game {game} can't be shown: {reason}.</source>
            <translation>Das Spiel {game} kann nicht gezeigt werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>Colours</name>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>madder</source>
            <translation>Krapprot</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>lapis</source>
            <translation>Lapis</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>saffron</source>
            <translation>Safran</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>turquoise</source>
            <translation>Türkis</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>murex</source>
            <translation>Purpur</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>alabaster</source>
            <translation>Alabaster</translation>
        </message>
    </context>
    <context>
        <name>Counter</name>
        <message>
            <location filename="../desktop/widgets/counters.py"></location>
            <source>{name}: {value}</source>
            <translation>{name}: {value}</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/counters.py"></location>
            <source>{name}: {value} of {limit}</source>
            <translation>{name}: {value} von {limit}</translation>
        </message>
    </context>
    <context>
        <name>CrestButton</name>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Colour: {name}</source>
            <translation>Farbe: {name}</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>{name}: click for another colour</source>
            <translation>{name}: Klick für eine andere Farbe</translation>
        </message>
    </context>
    <context>
        <name>DockTitleBar</name>
        <message>
            <location filename="../desktop/widgets/panel.py"></location>
            <source>Float or dock</source>
            <translation>Lösen oder andocken</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/panel.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>EndScreen</name>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Score</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>hover for the pieces behind a figure</source>
            <translation>zeige auf eine Zahl, um zu sehen, woher sie kommt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Where the points came from</source>
            <translation>Woher die Punkte kommen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>The course of the game</source>
            <translation>Der Verlauf des Spiels</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>points by round</source>
            <translation>Punkte je Runde</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Start screen</source>
            <translation>Startbildschirm</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Look at the board</source>
            <translation>Spielplan ansehen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Watch again</source>
            <translation>Noch einmal ansehen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Save the record</source>
            <translation>Aufzeichnung speichern</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/end.py"></location>
            <source>Play again</source>
            <translation>Noch einmal spielen</translation>
        </message>
    </context>
    <context>
        <name>ErrorBanner</name>
        <message>
            <location filename="../desktop/widgets/notices.py"></location>
            <source>Dismiss</source>
            <translation>Ausblenden</translation>
        </message>
    </context>
    <context>
        <name>HandoverCurtain</name>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Hand over</source>
            <translation>Übergabe</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>I am {name}, go on</source>
            <translation>Ich bin {name}, weiter</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Cards, objectives and the undo history of the others stay hidden.</source>
            <translation>Karten, Ziele und der Verlauf der anderen bleiben verborgen.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Since your last turn</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>concerns you</source>
            <translation>betrifft dich</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>and {number} more in the journal</source>
            <translation>und {number} weitere in der Chronik</translation>
        </message>
    </context>
    <context>
        <name>JournalDock</name>
        <message>
            <location filename="../desktop/docks/journal.py"></location>
            <source>Journal</source>
            <translation>Chronik</translation>
        </message>
    </context>
    <context>
        <name>KeysDialog</name>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>Keys and gestures</source>
            <translation>Tasten und Gesten</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>On the board</source>
            <translation>Auf dem Spielplan</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/help.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>{file} can't be opened.</source>
            <translation>{file} lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>The last game could not be kept: {reason}.</source>
            <translation>Das letzte Spiel konnte nicht aufgehoben werden: {reason}.</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Open a save</source>
            <translation>Spielstand öffnen</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Saved games</source>
            <translation>Spielstände</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Save a copy</source>
            <translation>Kopie speichern</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>The copy could not be written: {reason}.</source>
            <translation>Die Kopie konnte nicht geschrieben werden: {reason}.</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>The game was saved as {file}.</source>
            <translation>Das Spiel wurde als {file} gespeichert.</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Panels</source>
            <translation>Tafeln</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Wheel, pinch</source>
            <translation>Mausrad, zwei Finger</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>zoom at the cursor</source>
            <translation>am Zeiger vergrößern</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Left drag on empty board, right drag, Space + drag</source>
            <translation>Links auf leerem Plan ziehen, rechts ziehen, Leertaste + ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>move the board</source>
            <translation>den Spielplan verschieben</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Drag a piece</source>
            <translation>Figur ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>lift it; lit spaces take it</source>
            <translation>hebt sie an; helle Felder nehmen sie auf</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Right click</source>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>put down what you hold, or show what can be done there</source>
            <translation>ablegen, was du hältst, oder zeigen, was dort möglich ist</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Saves</source>
            <translation>Spielstände</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Reports</source>
            <translation>Berichte</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Your game is saved in {path}.</source>
            <translation>Dein Spiel ist in {path} gespeichert.</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>The report is {path}.</source>
            <translation>Der Bericht ist {path}.</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Copy report</source>
            <translation>Bericht kopieren</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Save game copy</source>
            <translation>Spielkopie speichern</translation>
        </message>
        <message>
            <location filename="../desktop/app/window.py"></location>
            <source>Something went wrong: {what}</source>
            <translation>Etwas ist schiefgegangen: {what}</translation>
        </message>
    </context>
    <context>
        <name>NewGameDialog</name>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Seats, clockwise</source>
            <translation>Plätze, im Uhrzeigersinn</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>drag to change the order</source>
            <translation>ziehen ändert die Reihenfolge</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Random order</source>
            <translation>Zufällige Reihenfolge</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>the seed decides who sits where</source>
            <translation>die Startzahl entscheidet, wer wo sitzt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Another seed</source>
            <translation>Andere Startzahl</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>the same seed gives the same game</source>
            <translation>dieselbe Startzahl ergibt dasselbe Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>This game can't be played by {number}.</source>
            <translation>Dieses Spiel geht nicht mit {number}.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Two seats have chosen the same people.</source>
            <translation>Zwei Plätze haben dasselbe Volk gewählt.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>The seed is empty.</source>
            <translation>Die Startzahl fehlt.</translation>
        </message>
    </context>
    <context>
        <name>OwnBoard</name>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>Event in</source>
            <translation>Ereignis in</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>%n cities</source>
            <translation>
                <numerusform>%n Stadt</numerusform>
                <numerusform>%n Städte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>An Event comes after %n more Advances</source>
            <translation>
                <numerusform>Nach %n weiteren Fortschritt kommt ein Ereignis</numerusform>
                <numerusform>Nach %n weiteren Fortschritten kommt ein Ereignis</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <location filename="../desktop/app/promptbar.py"></location>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <location filename="../desktop/app/promptbar.py"></location>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
    </context>
    <context>
        <name>RefusalBadge</name>
        <message>
            <location filename="../desktop/dialogs/refusal.py"></location>
            <source>Click for the rule</source>
            <translation>Klick zeigt die Regel</translation>
        </message>
    </context>
    <context>
        <name>Saves</name>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The file {file} can't be read: {reason}.</source>
            <translation>Die Datei {file} lässt sich nicht lesen: {reason}.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The file is too big to be a saved game.</source>
            <translation>Die Datei ist zu groß für einen Spielstand.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The file is empty.</source>
            <translation>Die Datei ist leer.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The file is damaged: it is compressed, but breaks off or does not unpack.</source>
            <translation>Die Datei ist beschädigt: Sie ist gepackt, bricht aber ab oder lässt sich nicht entpacken.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The file is damaged or no saved game: its text breaks off or is garbled.</source>
            <translation>Die Datei ist beschädigt oder kein Spielstand: Ihr Text bricht ab oder ist entstellt.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The file is no saved game of Ecumene.</source>
            <translation>Die Datei ist kein Spielstand von Ecumene.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The game was saved by a newer version of Ecumene; update the program to open it.</source>
            <translation>Das Spiel wurde mit einer neueren Version von Ecumene gespeichert; aktualisiere das Programm, um es zu öffnen.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The game was saved by a version of Ecumene that is too old to be opened.</source>
            <translation>Das Spiel wurde mit einer zu alten Version von Ecumene gespeichert und lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The game {game} is not known to this version of Ecumene.</source>
            <translation>Diese Version von Ecumene kennt das Spiel {game} nicht.</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The saved game is damaged: {part}.</source>
            <translation>Der Spielstand ist beschädigt ({part}).</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The saved game has a set-up that the rules do not allow ({problem}).</source>
            <translation>Der Spielstand hat einen Aufbau, den die Regeln nicht erlauben ({problem}).</translation>
        </message>
        <message>
            <location filename="../core/engine/saves.py"></location>
            <source>The saved game is damaged: neither its moves nor its last position agree with its checksum.</source>
            <translation>Der Spielstand ist beschädigt: Weder seine Züge noch seine letzte Stellung passen zur Prüfsumme.</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Who plays</source>
            <translation>Wer spielt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>People</source>
            <translation>Volk</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Take this seat away</source>
            <translation>Diesen Platz wegnehmen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Your name</source>
            <translation>Dein Name</translation>
        </message>
    </context>
    <context>
        <name>SeatTable</name>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Add a seat</source>
            <translation>Platz hinzufügen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>{number} players is the most this game takes</source>
            <translation>mehr als {number} Spieler gehen in diesem Spiel nicht</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <location filename="../desktop/table/people.py"></location>
            <source>You</source>
            <translation>Du</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Look</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Text size</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>System language</source>
            <translation>Systemsprache</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Strong patterns</source>
            <translation>Kräftige Muster</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>players' patterns show more, for eyes that see fewer colours</source>
            <translation>Muster der Spieler treten hervor, für Augen, die weniger Farben sehen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Motion</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Animation speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Reduced motion</source>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>short cross-fades; nothing slides, shakes or breathes</source>
            <translation>kurze Überblendungen; nichts gleitet, wackelt oder pulsiert</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Ask before</source>
            <translation>Nachfragen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Ending a turn early</source>
            <translation>Zug vorzeitig beenden</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>when actions are left</source>
            <translation>wenn noch Aktionen übrig sind</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Giving up pieces</source>
            <translation>Figuren aufgeben</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>when a city or units would be lost by your own choice</source>
            <translation>wenn durch deine Wahl eine Stadt oder Einheiten verloren gingen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Changes act at once.</source>
            <translation>Änderungen wirken sofort.</translation>
        </message>
    </context>
    <context>
        <name>StartScreen</name>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Quick start</source>
            <translation>Schnellstart</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Continue: {title}</source>
            <translation>Weiter: {title}</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>{game}: {note}</source>
            <translation>{game}: {note}</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Play now</source>
            <translation>Jetzt spielen</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>players, bots, variants, seed</source>
            <translation>Spieler, Bots, Varianten, Startzahl</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Open a save</source>
            <translation>Spielstand öffnen</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>or drop a file on the window</source>
            <translation>oder eine Datei aufs Fenster ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>text size, colours, language, motion</source>
            <translation>Textgröße, Farben, Sprache, Bewegung</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>MIT licence</source>
            <translation>MIT-Lizenz</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../desktop/widgets/inputs.py"></location>
            <source>Less</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/inputs.py"></location>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
    </context>
    <context>
        <name>SupplyDock</name>
        <message>
            <location filename="../desktop/games/clash/docks/supply.py"></location>
            <source>Supply</source>
            <translation>Vorrat</translation>
        </message>
    </context>
    <context>
        <name>TableController</name>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>{name}, it is your turn</source>
            <translation>{name}: dein Zug</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>A bot could not move: {message}</source>
            <translation>Ein Bot konnte nicht ziehen: {message}</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>Your game is saved up to here.</source>
            <translation>Dein Spiel ist bis hierher gespeichert.</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>Try again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>This step can't be taken back: dice were rolled, something was revealed or the turn was passed.</source>
            <translation>Dieser Schritt lässt sich nicht zurücknehmen: Es wurde gewürfelt, etwas aufgedeckt oder der Zug weitergegeben.</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>With several people at the table such steps stay.</source>
            <translation>Bei mehreren Menschen am Tisch bleiben solche Schritte stehen.</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>The game could not be saved: {message}</source>
            <translation>Das Spiel konnte nicht gespeichert werden: {message}</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>It goes on; save a copy to another folder.</source>
            <translation>Es geht weiter; speichere eine Kopie in einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../desktop/table/controller.py"></location>
            <source>Save a copy…</source>
            <translation>Kopie speichern …</translation>
        </message>
    </context>
    <context>
        <name>WonderRow</name>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>Wonder card</source>
            <translation>Weltwunderkarte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>{wonder} (in hand)</source>
            <translation>{wonder} (auf der Hand)</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>A Wonder card that only its owner knows</source>
            <translation>Eine Weltwunderkarte, die nur der Besitzer kennt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>Costs {goods}. Needs {advance} and a Happy city.</source>
            <translation>Kostet {goods}. Braucht {advance} und eine zufriedene Stadt.</translation>
        </message>
    </context>
    <context>
        <name>_Handle</name>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Order: up and down keys move this seat</source>
            <translation>Reihenfolge: Pfeiltasten auf und ab verschieben diesen Platz</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/seats.py"></location>
            <source>Drag, or use the up and down keys, to change the order</source>
            <translation>Ziehen oder Pfeiltasten auf und ab ändern die Reihenfolge</translation>
        </message>
    </context>
    <context>
        <name>_Tree</name>
        <message>
            <location filename="../desktop/docks/history.py"></location>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
    </context>
</TS>
