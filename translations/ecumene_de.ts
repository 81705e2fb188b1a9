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
            <source>It is not your turn, or nothing was done in it yet.</source>
            <translation>Du bist nicht am Zug, oder in ihm wurde noch nichts getan.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>The bar asks nothing.</source>
            <translation>Die Leiste fragt nichts.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>No bot is to move now.</source>
            <translation>Gerade ist kein Bot am Zug.</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Your hand does not lie face down, or you are not asked.</source>
            <translation>Deine Hand liegt nicht verdeckt, oder du bist nicht gefragt.</translation>
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
            <source>This table…</source>
            <translation>Dieser Tisch…</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Open or hidden hands, questions that are never asked</source>
            <translation>Offene oder verdeckte Hände, Fragen, die nie gestellt werden</translation>
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
            <source>Take back the last change in the open panel, else the last step</source>
            <translation>Die letzte Änderung in der offenen Auswahl zurücknehmen, sonst den letzten Schritt</translation>
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
            <source>Restart turn</source>
            <translation>Zug neu beginnen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Take all of this turn back</source>
            <translation>Den ganzen Zug zurücknehmen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Do it</source>
            <translation>Tun</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Do what the bar asks about</source>
            <translation>Tun, wonach die Leiste fragt</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Leave what the bar asks about</source>
            <translation>Lassen, wonach die Leiste fragt</translation>
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
            <source>Show my hand</source>
            <translation>Meine Hand zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Turn your hand up again after others have answered at this machine</source>
            <translation>Deine Hand wieder aufdecken, nachdem andere an diesem Rechner geantwortet haben</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Next part of the window</source>
            <translation>Nächster Teil des Fensters</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Take the keyboard from the board to what is asked, to the panels, to the bar</source>
            <translation>Mit der Tastatur vom Spielplan zur Frage, zu den Bereichen, zur Leiste gehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Part of the window before</source>
            <translation>Voriger Teil des Fensters</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Take the keyboard back to the part of the window before</source>
            <translation>Mit der Tastatur zum vorigen Teil des Fensters zurückgehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Commands…</source>
            <translation>Befehle …</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Find everything that can be done, by typing</source>
            <translation>Alles, was man tun kann, durch Tippen finden</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Taking back…</source>
            <translation>Zurücknehmen erlauben…</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Decide which steps may be taken back at this table</source>
            <translation>Entscheiden, welche Schritte an diesem Tisch zurückgenommen werden dürfen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Go through the history</source>
            <translation>Durch den Verlauf gehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Arrows walk the steps, Right and Left unfold and fold, Enter goes there</source>
            <translation>Pfeile gehen durch die Schritte, Rechts und Links klappen auf und zu, Enter springt dorthin</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>To my next decision</source>
            <translation>Zu meiner nächsten Entscheidung</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Let the bots play at once until you are asked</source>
            <translation>Die Bots ohne Pausen spielen lassen, bis du gefragt bist</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Stop the bots</source>
            <translation>Bots anhalten</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Stop the bots, or let them go on</source>
            <translation>Die Bots anhalten oder weiterspielen lassen</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>One move of the bots</source>
            <translation>Ein Zug der Bots</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Show the next move of the bots and stop again</source>
            <translation>Den nächsten Zug der Bots zeigen und wieder anhalten</translation>
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
            <source>Show the whole board; again: as large as the window is wide</source>
            <translation>Das ganze Spielbrett zeigen; noch einmal: so groß, wie das Fenster breit ist</translation>
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
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <location filename="../desktop/app/actions.py"></location>
            <source>Say what the number under the mouse or the keyboard is made of</source>
            <translation>Sagt, woraus sich die Zahl unter der Maus oder der Tastatur zusammensetzt</translation>
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
            <source>Click a box, or here for all names</source>
            <translation>Feld anklicken, oder hier für alle Namen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/advances.py"></location>
            <source>needs {advance}</source>
            <translation>braucht {advance}</translation>
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
        <name>AgreementDialog</name>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>{name}, do you agree?</source>
            <translation>{name}, bist du einverstanden?</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>and {number} more</source>
            <translation>und {number} weitere</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>Only {name} answers this.</source>
            <translation>Das beantwortet nur {name}.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>No, it stays</source>
            <translation>Nein, es bleibt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>I agree</source>
            <translation>Einverstanden</translation>
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
            <source>{terrain} · {region}</source>
            <translation>{terrain} · {region}</translation>
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
        <name>CardHand</name>
        <message>
            <location filename="../desktop/widgets/cardhand.py"></location>
            <source>Cards further left</source>
            <translation>Karten weiter links</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/cardhand.py"></location>
            <source>Cards further right</source>
            <translation>Karten weiter rechts</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/cardhand.py"></location>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
    </context>
    <context>
        <name>CardMenu</name>
        <message>
            <location filename="../desktop/widgets/cardmenu.py"></location>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/cardmenu.py"></location>
            <source>Show it large</source>
            <translation>Groß zeigen</translation>
        </message>
    </context>
    <context>
        <name>CardPreview</name>
        <message>
            <location filename="../desktop/widgets/cardpreview.py"></location>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/cardpreview.py"></location>
            <source>Double click to play, or drag it to the board</source>
            <translation>Doppelklick spielt sie aus, oder auf das Brett ziehen</translation>
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
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Age {age} of {ages}, round {round} of {rounds}</source>
            <translation>Zeitalter {age} von {ages}, Runde {round} von {rounds}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Age</source>
            <translation>Zeitalter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>The game is over</source>
            <translation>Das Spiel ist zu Ende</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Stopped: {name} to move</source>
            <translation>Angehalten: {name} ist am Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Look around; the bots go on when you want</source>
            <translation>Sieh dich um; die Bots spielen weiter, wenn du willst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Waiting for {name}</source>
            <translation>Wir warten auf {name}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Watch, or look around</source>
            <translation>Sieh zu, oder sieh dich um</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Finish moving</source>
            <translation>Fertig gezogen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>Finish</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>Not allowed</source>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>put {card} back</source>
            <translation>{card} zurücklegen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>next place</source>
            <translation>nächster Ort</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/boardplay.py"></location>
            <source>put it there</source>
            <translation>dorthin legen</translation>
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
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Costs {goods}</source>
            <translation>Kostet {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Free action, costs {goods}</source>
            <translation>Freie Aktion, kostet {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>takes {goods}</source>
            <translation>kostet {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>fulfilled</source>
            <translation>erfüllt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>you {have}, others at most {rival}</source>
            <translation>du {have}, andere höchstens {rival}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>you {have}, needs {need} (others {rival})</source>
            <translation>du {have}, nötig {need} (andere {rival})</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>{have} of {need}</source>
            <translation>{have} von {need}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Needs {advance}, Happy city</source>
            <translation>{advance}, zufriedene Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Clash of Cultures</source>
            <translation>Clash of Cultures</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>You against two bots, full game</source>
            <translation>Du gegen zwei Bots, volles Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/client.py"></location>
            <source>Learning game: no Action and Objective cards</source>
            <translation>Lernspiel: ohne Aktions- und Zielkarten</translation>
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
            <source>A people gives its name and those of its cities; all peoples play by the same rules.</source>
            <translation>Ein Volk gibt seinen Namen und die seiner Städte; für alle Völker gelten dieselben Regeln.</translation>
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
            <location filename="../desktop/games/clash/client.py"></location>
            <source>{title} - Age {age} round {round}</source>
            <translation>{title} - Zeitalter {age} Runde {round}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/answers.py"></location>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/answers.py"></location>
            <source>pay {goods}</source>
            <translation>{goods} zahlen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/answers.py"></location>
            <source>take {goods}</source>
            <translation>{goods} nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/answers.py"></location>
            <source>Take nothing</source>
            <translation>Nichts nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/answers.py"></location>
            <source>lose {units}</source>
            <translation>{units} verlieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/answers.py"></location>
            <source>complete {objective}</source>
            <translation>Ziel erfüllen: {objective}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>1 action</source>
            <translation>1 Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>costs {goods}</source>
            <translation>kostet {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>{text}, and more cities</source>
            <translation>{text}, und weitere Städte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>paid together at the end</source>
            <translation>am Ende zusammen bezahlt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>Barbarian city</source>
            <translation>Barbarenstadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>from {city}</source>
            <translation>von {city} aus</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/cities.py"></location>
            <source>Succeeds in {chance}</source>
            <translation>Gelingt mit {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/look.py"></location>
            <source>Look</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/look.py"></location>
            <source>Go to a space</source>
            <translation>Zu einem Feld gehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/look.py"></location>
            <source>Look up an Advance</source>
            <translation>Einen Fortschritt nachschlagen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/look.py"></location>
            <source>Open a city</source>
            <translation>Eine Stadt öffnen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/look.py"></location>
            <source>Look at a card</source>
            <translation>Eine Karte ansehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/moving.py"></location>
            <source>{units} from {space}</source>
            <translation>{units} von {space}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/moving.py"></location>
            <source>explore</source>
            <translation>erkunden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/moving.py"></location>
            <source>by Roads</source>
            <translation>über Straßen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/moving.py"></location>
            <source>via {spaces}</source>
            <translation>über {spaces}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/moving.py"></location>
            <source>to {space}</source>
            <translation>nach {space}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/moving.py"></location>
            <source>Expected losses</source>
            <translation>Erwartete Verluste</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/position.py"></location>
            <source>the rest is paid with other goods</source>
            <translation>der Rest wird mit anderen Gütern bezahlt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/prices.py"></location>
            <source>with {power}</source>
            <translation>mit {power}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/prices.py"></location>
            <source>{number} actions</source>
            <translation>{number} Aktionen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/prices.py"></location>
            <source>no goods</source>
            <translation>keine Güter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/prices.py"></location>
            <source>no action</source>
            <translation>keine Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/prices.py"></location>
            <source>{price} (other ways follow)</source>
            <translation>{price} (andere Wege folgen)</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/prices.py"></location>
            <source>gives {goods}</source>
            <translation>gibt {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/root.py"></location>
            <source>Move</source>
            <translation>Bewegen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/root.py"></location>
            <source>units attack sail explore</source>
            <translation>Einheiten ziehen angreifen segeln erkunden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/root.py"></location>
            <source>Another Move action</source>
            <translation>Noch eine Bewegungsaktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/root.py"></location>
            <source>takes a further action; the one that is going on ends</source>
            <translation>kostet eine weitere Aktion; die laufende endet</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>with {player}</source>
            <translation>mit {player}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>has {goods}</source>
            <translation>hat {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>At the table, by hand…</source>
            <translation>Am Tisch, von Hand…</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>opens the table between both players</source>
            <translation>öffnet den Tisch zwischen beiden Spielern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>dialog</source>
            <translation>Dialog</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>Make another offer</source>
            <translation>Ein anderes Angebot machen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>begins with what was offered</source>
            <translation>beginnt mit dem, was angeboten wurde</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>On the table</source>
            <translation>Auf dem Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>take back {goods}</source>
            <translation>{goods} zurücknehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>Offer {given} for {wanted}</source>
            <translation>{given} anbieten für {wanted}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>(shown)</source>
            <translation>(gezeigt)</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>(face down)</source>
            <translation>(verdeckt)</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>For nothing</source>
            <translation>Für nichts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>give {card}, shown</source>
            <translation>{card} geben, gezeigt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>give {card}, face down</source>
            <translation>{card} geben, verdeckt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>you know that it is there</source>
            <translation>du weißt, dass sie dort ist</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>give {goods}</source>
            <translation>{goods} geben</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/trading.py"></location>
            <source>get {goods}</source>
            <translation>{goods} bekommen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Advance</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>buy learn</source>
            <translation>kaufen lernen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Collect</source>
            <translation>Sammeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>harvest</source>
            <translation>ernten Ernte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Construct</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>build</source>
            <translation>errichten Gebäude</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Recruit</source>
            <translation>Rekrutieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>units army</source>
            <translation>Einheiten ausheben Armee</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Found a city</source>
            <translation>Stadt gründen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>settle</source>
            <translation>siedeln besiedeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Increase Happiness</source>
            <translation>Zufriedenheit steigern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>mood</source>
            <translation>Stimmung heben</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Influence Culture</source>
            <translation>Kultureinfluss</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Build a Wonder</source>
            <translation>Weltwunder bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>construct</source>
            <translation>errichten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Play a card</source>
            <translation>Eine Karte spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>action card</source>
            <translation>Aktionskarte ausspielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Use</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>power free action</source>
            <translation>Fähigkeit freie Aktion verwenden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Trade</source>
            <translation>Handel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>offer exchange</source>
            <translation>anbieten tauschen Angebot</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Your turn</source>
            <translation>Dein Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>not possible now: see why</source>
            <translation>jetzt nicht möglich: siehe warum</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>You have no power that is used.</source>
            <translation>Du hast keine Fähigkeit, die man nutzt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Actions left: {number}. They are lost.</source>
            <translation>Übrige Aktionen: {number}. Sie verfallen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/commands/turn.py"></location>
            <source>Go on playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/advances.py"></location>
            <source>Advances</source>
            <translation>Fortschritte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/advances.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/advances.py"></location>
            <source>Click an Advance: effect and price</source>
            <translation>Fortschritt anklicken: Wirkung und Preis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/piles.py"></location>
            <source>Discard piles</source>
            <translation>Ablagestapel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/piles.py"></location>
            <source>the newest first</source>
            <translation>die neueste zuerst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/piles.py"></location>
            <source>Pile</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/piles.py"></location>
            <source>This pile is empty.</source>
            <translation>Dieser Stapel ist leer.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/piles.py"></location>
            <source>{place} of {number}</source>
            <translation>{place} von {number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/dialogs/piles.py"></location>
            <source>{number} cards are left in the deck.</source>
            <translation>Noch {number} Karten im Nachziehstapel.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>Collects and recruits</source>
            <translation>Sammelt und wirbt an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>May grow to size {size}: as many as there are cities of this player, at most 5</source>
            <translation>Darf bis Größe {size} wachsen: so viel, wie der Spieler Städte hat, höchstens 5</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>Room for Army units</source>
            <translation>Platz für Armee-Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>A hand has no limit.</source>
            <translation>Für Handkarten gibt es keine Grenze.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>Cards in hand</source>
            <translation>Handkarten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>It can be played now.</source>
            <translation>Sie kann jetzt gespielt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>Price of {piece}</source>
            <translation>Preis: {piece}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>Moves left in this action</source>
            <translation>Übrige Bewegungen in dieser Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/explaining.py"></location>
            <source>Actions left</source>
            <translation>Aktionen übrig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>Fulfilled now</source>
            <translation>Jetzt erfüllt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>By what happens</source>
            <translation>Durch das, was geschieht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>Enough, but not counted now</source>
            <translation>Genug, zählt aber jetzt nicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>{number} more needed: another player has {rival}</source>
            <translation>Noch {number} nötig: jemand anderes hat {rival}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>{number} more needed</source>
            <translation>Noch {number} nötig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>No objectives in the hand.</source>
            <translation>Keine Ziele auf der Hand.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>The objectives of others are secret.</source>
            <translation>Die Ziele der anderen sind geheim.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/goals.py"></location>
            <source>Completed: {names}</source>
            <translation>Erreicht: {names}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Point at anything to see what it is and what acts on it.</source>
            <translation>Zeige auf etwas, um zu sehen, was es ist und was darauf wirkt.</translation>
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
            <source>Wonder cards in hand</source>
            <translation>Weltwunderkarten auf der Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Action cards in hand</source>
            <translation>Aktionskarten auf der Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Objective cards in hand</source>
            <translation>Zielkarten auf der Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Great People in hand</source>
            <translation>Große Persönlichkeiten auf der Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>objectives completed</source>
            <translation>erfüllte Ziele</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>no government</source>
            <translation>keine Regierung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Trade…</source>
            <translation>Handeln …</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Objectives: {names}</source>
            <translation>Ziele: {names}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>You know in this hand: {names}</source>
            <translation>Bekannt auf dieser Hand: {names}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>Points: {sources}</source>
            <translation>Punkte: {sources}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/opponents.py"></location>
            <source>first player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>&lt;b&gt;Completed objectives&lt;/b&gt;: 2 points each</source>
            <translation>&lt;b&gt;Erfüllte Ziele&lt;/b&gt;: je 2 Punkte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>{number} objectives</source>
            <translation>{number} Ziele</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>Wonder card</source>
            <translation>Weltwunderkarte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>A Wonder card that only its owner knows</source>
            <translation>Eine Weltwunderkarte, die nur ihr Besitzer kennt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>{wonder} (in hand)</source>
            <translation>{wonder} (auf der Hand)</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>Costs {goods}. Needs {advance} and a Happy city.</source>
            <translation>Kostet {goods}. Braucht {advance} und eine zufriedene Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/scores.py"></location>
            <source>Points now</source>
            <translation>Punkte jetzt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/scores.py"></location>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>can be chosen</source>
            <translation>kann gewählt werden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>units can move</source>
            <translation>Einheiten können ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>exhausted</source>
            <translation>erschöpft</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>To choose now</source>
            <translation>Jetzt zu wählen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>Yours</source>
            <translation>Deine</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>Other players</source>
            <translation>Andere Spieler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>Barbarians</source>
            <translation>Barbaren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>Land</source>
            <translation>Land</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>Sea</source>
            <translation>Meer</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>Unrevealed</source>
            <translation>Unaufgedeckt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/standing.py"></location>
            <source>Lent by the Great Library until the end of the turn.</source>
            <translation>Von der Großen Bibliothek bis zum Ende des Zuges geliehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/supply.py"></location>
            <source>{deck}: {left} in the deck, {discarded} discarded</source>
            <translation>{deck}: {left} im Stapel, {discarded} abgelegt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/supply.py"></location>
            <source>Discard piles…</source>
            <translation>Ablagestapel …</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>size {size}</source>
            <translation>Größe {size}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Exhausted: gives nothing, no city can be founded.</source>
            <translation>Erschöpft: gibt nichts, keine Stadt kann gegründet werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Units that enter can't move again this turn.</source>
            <translation>Einheiten, die hierher ziehen, können in diesem Zug nicht weiterziehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Units that enter can't attack this turn.</source>
            <translation>Einheiten, die hierher ziehen, können in diesem Zug nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Not explored yet: units that move here reveal the region.</source>
            <translation>Noch nicht erkundet: Einheiten, die hierher ziehen, decken das Gebiet auf.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Activated this turn: {number}</source>
            <translation>In diesem Zug aktiviert: {number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Best harvest: {goods}</source>
            <translation>Beste Ernte: {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Largest size now</source>
            <translation>Größte Größe jetzt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Wonders</source>
            <translation>Weltwunder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>In force for its city</source>
            <translation>Wirkt auf diese Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>In force for its army</source>
            <translation>Wirkt auf diese Armee</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>In force for its Ships</source>
            <translation>Wirkt auf diese Schiffe</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Brings 1 Mood token.</source>
            <translation>Bringt 1 Stimmungsmarker.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Brings 1 Culture token.</source>
            <translation>Bringt 1 Kulturmarker.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Effect</source>
            <translation>Wirkung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Opens</source>
            <translation>Öffnet</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Owned by</source>
            <translation>Im Besitz von</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Price</source>
            <translation>Preis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Needs {advance}</source>
            <translation>Braucht {advance}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Left in the supply</source>
            <translation>Übrig im Vorrat</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>Completed objectives</source>
            <translation>Erreichte Ziele</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>{points} points</source>
            <translation>{points} Punkte</translation>
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
            <source>{points} points, {ahead} ahead of {second}. {reason}</source>
            <translation>{points} Punkte, {ahead} vor {second}. {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/final.py"></location>
            <source>{points} points. {reason}</source>
            <translation>{points} Punkte. {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/final.py"></location>
            <source>{city} falls</source>
            <translation>{city} fällt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/hands.py"></location>
            <source>End the turn? {left}.</source>
            <translation>Zug beenden? {left}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/hands.py"></location>
            <source>What is left is lost</source>
            <translation>Was übrig ist, verfällt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>Mood falls</source>
            <translation>Stimmung sinkt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>{building} in {city}</source>
            <translation>{building} in {city}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>Where does the {building} go?</source>
            <translation>Wohin kommt: {building}?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>{units} in {city}</source>
            <translation>{units} in {city}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>{city} becomes {mood}</source>
            <translation>{city} wird: {mood}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>From {city}</source>
            <translation>Von {city} aus</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>without more tokens</source>
            <translation>ohne weitere Marker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>with {number} more</source>
            <translation>mit {number} weiteren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>to influence it</source>
            <translation>für den Einfluss</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>in range</source>
            <translation>in Reichweite</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>Offer {player} {goods} in a trade</source>
            <translation>{player} {goods} zum Tausch anbieten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>By Roads</source>
            <translation>Über Straßen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>what lies there is revealed</source>
            <translation>was dort liegt, wird aufgedeckt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>Moves left</source>
            <translation>Bewegungen übrig</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>to win this battle</source>
            <translation>für den Sieg in dieser Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>If paid for</source>
            <translation>Falls bezahlt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>Chances</source>
            <translation>Chancen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>Enemy cards</source>
            <translation>Gegnerische Karten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>not counted</source>
            <translation>nicht eingerechnet</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>win</source>
            <translation>Sieg</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>both fall</source>
            <translation>beide fallen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>lose</source>
            <translation>Niederlage</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>no further move this turn</source>
            <translation>keine weitere Bewegung in diesem Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>no attack this turn</source>
            <translation>kein Angriff in diesem Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>{number} of {room}</source>
            <translation>{number} von {room}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/moving.py"></location>
            <source>Aboard</source>
            <translation>An Bord</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/settling.py"></location>
            <source>Nothing was just paid for that could be paid otherwise.</source>
            <translation>Es wurde gerade nichts bezahlt, was anders bezahlt werden könnte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/settling.py"></location>
            <source>Paid: {goods}</source>
            <translation>Bezahlt: {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/settling.py"></location>
            <source>Pay otherwise…</source>
            <translation>Anders bezahlen …</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stacks.py"></location>
            <source>click a unit: one more</source>
            <translation>Einheit anklicken: eine mehr</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stacks.py"></location>
            <source>click or drag a unit: it alone</source>
            <translation>Einheit anklicken oder ziehen: nur diese</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stacks.py"></location>
            <source>choose how many</source>
            <translation>Anzahl wählen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>{what}?</source>
            <translation>{what}?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>It can't be taken back.</source>
            <translation>Es lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>Do it</source>
            <translation>Tun</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>{number} cards</source>
            <translation>{number} Karten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>No cards in your hand.</source>
            <translation>Keine Karten auf deiner Hand.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>No cards in the hand of {name}.</source>
            <translation>Keine Karten auf der Hand von {name}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Complete</source>
            <translation>Erfüllen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Build</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Choose</source>
            <translation>Wählen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Play face down</source>
            <translation>Verdeckt spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Collect with it</source>
            <translation>Damit sammeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Completed in the Status Phase or right after what fulfils it; you are asked then.</source>
            <translation>Wird in der Statusphase erfüllt oder gleich nach dem, was es erfüllt; du wirst dann gefragt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>You have no city to build it in.</source>
            <translation>Du hast keine Stadt, um es zu bauen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Which half of the card?</source>
            <translation>Welche Hälfte der Karte?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Collect with {card} in which city?</source>
            <translation>{card}: In welcher Stadt sammeln?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Influence Culture with {card} from which city?</source>
            <translation>{card}: Kultureinfluss von welcher Stadt aus?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>In which city do you build it?</source>
            <translation>In welcher Stadt baust du es?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/happenings.py"></location>
            <source>Age {age}</source>
            <translation>Zeitalter {age}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/happenings.py"></location>
            <source>Status Phase</source>
            <translation>Statusphase</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Refuse unseen</source>
            <translation>Ungesehen ablehnen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Do without</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/trades.py"></location>
            <source>Trades are offered in your own turn, in the full game.</source>
            <translation>Gehandelt wird im eigenen Zug, im vollen Spiel.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Full game</source>
            <translation>Volles Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Learning game</source>
            <translation>Lernspiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>With all cards: Actions, Objectives and whole Events.</source>
            <translation>Mit allen Karten: Aktionen, Zielen und ganzen Ereignissen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>The way to learn: Events bring their icons only; no Action and Objective cards.</source>
            <translation>Zum Lernen: Ereignisse bringen nur ihre Symbole; keine Aktions- und Zielkarten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Whole cards</source>
            <translation>Ganze Karten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Optional Events</source>
            <translation>Wahlweise Ereignisse</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>No Events</source>
            <translation>Keine Ereignisse</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>First the icon, then the text.</source>
            <translation>Erst das Symbol, dann der Text.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>The drawer announces before drawing: icon and text, or the icon only.</source>
            <translation>Wer zieht, sagt vorher an: Symbol und Text, oder nur das Symbol.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Only the icons of Event cards count.</source>
            <translation>Nur die Symbole der Ereigniskarten gelten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Six Ages</source>
            <translation>Sechs Zeitalter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Shorter Game</source>
            <translation>Kürzeres Spiel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Three rounds each, with one free Advance after an Age.</source>
            <translation>Je drei Runden, nach jedem ein kostenloser Fortschritt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Four Ages; two Settlers at the start, two free Advances after an Age.</source>
            <translation>Vier Zeitalter; zwei Siedler zu Beginn, nach jedem zwei kostenlose Fortschritte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Fixed</source>
            <translation>Fest</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Roll to End</source>
            <translation>Ende durch Würfeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>A Wonderful Ending</source>
            <translation>Ende durch Weltwunder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>The game ends after the last Age.</source>
            <translation>Das Spiel endet nach dem letzten Zeitalter.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Seven Ages, but before each of the last five rounds a die may end the game.</source>
            <translation>Sieben Zeitalter, doch vor jeder der letzten fünf Runden kann ein Würfel das Spiel beenden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Seven Ages, but a Wonder built in one of the last five rounds makes it the last.</source>
            <translation>Sieben Zeitalter, doch ein Weltwunder, das in den letzten fünf Runden gebaut wird, macht die Runde zur letzten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Open Wonders</source>
            <translation>Offene Weltwunder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Drawn Wonder cards lie open on the table: everybody may build them.</source>
            <translation>Gezogene Weltwunderkarten liegen offen auf dem Tisch: Jeder darf sie bauen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Trade offers of bots</source>
            <translation>Handelsangebote der Bots</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Seldom</source>
            <translation>Selten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Often</source>
            <translation>Oft</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Bots only answer your offers.</source>
            <translation>Bots antworten nur auf deine Angebote.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Bots offer a trade when it helps them much.</source>
            <translation>Bots bieten einen Handel an, wenn er ihnen viel nützt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/variants.py"></location>
            <source>Bots offer a trade whenever it helps them.</source>
            <translation>Bots bieten einen Handel an, sobald er ihnen nützt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Limit of {goods}</source>
            <translation>Grenze: {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>{have} of {limit}</source>
            <translation>{have} von {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Tokens have no limit.</source>
            <translation>Marker haben keine Grenze.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Points of {name}</source>
            <translation>Punkte: {name}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Nothing yet.</source>
            <translation>Noch nichts.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Counter-offers left</source>
            <translation>Noch mögliche Gegenangebote</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Offers left this turn</source>
            <translation>Noch mögliche Angebote in diesem Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>The rules leave it to the players; so much is allowed here, so that a game goes on.</source>
            <translation>Die Regeln überlassen es den Spielern; hier ist so viel erlaubt, damit das Spiel weitergeht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Advances until an Event</source>
            <translation>Fortschritte bis zum Ereignis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>{piece} in the supply</source>
            <translation>{piece} im Vorrat</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Trade routes</source>
            <translation>Handelswege</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Each gives 1 Food at the start of the turn</source>
            <translation>Jeder bringt zu Beginn des Zuges 1 Nahrung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>or with {power}</source>
            <translation>oder mit {power}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>{source}: added to the die</source>
            <translation>{source}: zum Würfel addiert</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Succeeds with {number} or more; each Culture token paid after the roll adds 1</source>
            <translation>Gelingt ab {number}; jeder nach dem Wurf gezahlte Kulturmarker zählt 1 dazu</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Fee of Influence Culture</source>
            <translation>Gebühr: Kultur beeinflussen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Price of Increase Happiness</source>
            <translation>Preis: Zufriedenheit steigern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Ideas and Gold pay as well as Food.</source>
            <translation>Ideen und Gold zahlen so gut wie Nahrung.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>You pay</source>
            <translation>Du zahlst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Gold pays for any resource.</source>
            <translation>Gold zahlt für jeden Rohstoff.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>In range: nothing to pay</source>
            <translation>In Reichweite: nichts zu zahlen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>Price of the units</source>
            <translation>Preis der Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>if paid for: {powers}</source>
            <translation>falls bezahlt: {powers}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>enemy cards not counted</source>
            <translation>ohne gegnerische Karten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>The attacker fights on to the end, both sides buy what helps them, and the least useful units fall first. Cards in hands are not counted.</source>
            <translation>Der Angreifer kämpft bis zum Ende, beide Seiten kaufen, was ihnen hilft, und die am wenigsten nützlichen Einheiten fallen zuerst. Handkarten zählen nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>exact</source>
            <translation>genau</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/why.py"></location>
            <source>± {error} %</source>
            <translation>± {error} %</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>all players</source>
            <translation>allen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Free action: {power}.</source>
            <translation>Freie Aktion: {power}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Paid: nothing ({power}).</source>
            <translation>Bezahlt: nichts ({power}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Paid: {goods}.</source>
            <translation>Bezahlt: {goods}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Gained: {goods}.</source>
            <translation>Erhalten: {goods}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>{hint}, played by {by}</source>
            <translation>{hint}, gespielt von {by}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Age {age} · Status Phase</source>
            <translation>Zeitalter {age} · Statusphase</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Age {age} · Round {round}</source>
            <translation>Zeitalter {age} · Runde {round}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/speaker.py"></location>
            <source>Choose a card</source>
            <translation>Eine Karte wählen</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>%n actions left</source>
            <translation>
                <numerusform>noch %n Aktion</numerusform>
                <numerusform>noch %n Aktionen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Great Person</source>
            <translation>Große Persönlichkeit</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>As an action</source>
            <translation>Als Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Free action</source>
            <translation>Freie Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>After capturing a city</source>
            <translation>Nach Eroberung einer Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>With Collect</source>
            <translation>Beim Sammeln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>With Influence Culture</source>
            <translation>Bei Kultureinfluss</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Attacker</source>
            <translation>Angreifer</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Defender</source>
            <translation>Verteidiger</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>Right after a battle</source>
            <translation>Gleich nach einer Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>When a city is founded</source>
            <translation>Bei Gründung einer Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>When Draft paid</source>
            <translation>Nach Wehrpflicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>When a Wonder is built</source>
            <translation>Bei Bau eines Weltwunders</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/cardpictures.py"></location>
            <source>After an action</source>
            <translation>Nach einer Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>List of the spaces</source>
            <translation>Liste der Felder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/spaces.py"></location>
            <source>What stands on each space, in words; found by typing</source>
            <translation>Was auf jedem Feld steht, in Worten; durch Tippen zu finden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>has moved in this action</source>
            <translation>in dieser Aktion gezogen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>came through a Forest: can't attack this turn</source>
            <translation>durch Wald gezogen: kann in diesem Zug nicht angreifen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>entered a Mountain: can't move again this turn</source>
            <translation>ins Gebirge gezogen: kann in diesem Zug nicht weiterziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>was in a battle: can't move again this turn</source>
            <translation>hat gekämpft: kann in diesem Zug nicht weiterziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>+{number} Combat Value for its icon on a die</source>
            <translation>+{number} Kampfwert für ihr Symbol auf einem Würfel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>cancels {number} hit for its icon on a die</source>
            <translation>hebt {number} Treffer auf für ihr Symbol auf einem Würfel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/topics.py"></location>
            <source>its icon on a die is rolled again</source>
            <translation>ihr Symbol auf einem Würfel wird neu geworfen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Take from the supply</source>
            <translation>Aus dem Vorrat nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Go to the supply; arrows walk, Enter takes a piece to the board</source>
            <translation>Zum Vorrat gehen; Pfeile wandern, Enter nimmt ein Stück auf den Spielplan</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Take a Mood token</source>
            <translation>Stimmungsmarker nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Take a Mood token into the hand, to make a city happier</source>
            <translation>Einen Stimmungsmarker in die Hand nehmen, um eine Stadt glücklicher zu machen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Take a Culture token</source>
            <translation>Kulturmarker nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Take a Culture token into the hand, to influence a city</source>
            <translation>Einen Kulturmarker in die Hand nehmen, um eine Stadt zu beeinflussen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Choose units…</source>
            <translation>Einheiten wählen …</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Choose how many units of a stack are taken: in the hand, at the keyboard's place, under the mouse</source>
            <translation>Wählen, wie viele Einheiten eines Stapels genommen werden: in der Hand, am Ort der Tastatur, unter der Maus</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Go to the Advances</source>
            <translation>Zu den Fortschritten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Go to your Advances; arrows walk, Enter opens one</source>
            <translation>Zu deinen Fortschritten gehen; Pfeile wandern, Enter öffnet einen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>All Advances…</source>
            <translation>Alle Fortschritte …</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/carrying.py"></location>
            <source>Show all Advances by name, with what each needs</source>
            <translation>Alle Fortschritte mit Namen zeigen, und was jeder braucht</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/gestures/hands.py"></location>
            <source>%n actions are left</source>
            <translation>
                <numerusform>%n Aktion ist übrig</numerusform>
                <numerusform>%n Aktionen sind übrig</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>Mood token</source>
            <translation>Stimmungsmarker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/loads.py"></location>
            <source>Culture token</source>
            <translation>Kulturmarker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/settling.py"></location>
            <source>Choose another payment for what was just done</source>
            <translation>Eine andere Bezahlung für das eben Getane wählen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>Dice decide the battle: you win {win}, lose {lose}.</source>
            <translation>Würfel entscheiden den Kampf: Du gewinnst mit {win}, verlierst mit {lose}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>Dice decide the battle.</source>
            <translation>Würfel entscheiden den Kampf.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>A die decides: it succeeds in {win}.</source>
            <translation>Ein Würfel entscheidet: Es gelingt mit {win}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>A die decides: it succeeds in {win}, in {most} with up to {number} more Culture tokens.</source>
            <translation>Ein Würfel entscheidet: Es gelingt mit {win}, mit {most} bei bis zu {number} weiteren Kulturmarkern.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>What lies there is revealed.</source>
            <translation>Was dort liegt, wird aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>Cards are drawn or revealed.</source>
            <translation>Karten werden gezogen oder aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/gestures/stakes.py"></location>
            <source>Chance decides what comes.</source>
            <translation>Der Zufall entscheidet, was kommt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Go to the cards in your hand; arrows walk, Enter plays, Esc comes back</source>
            <translation>Zu den Karten der Hand; Pfeile wandern, Enter spielt, Esc kehrt zurück</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/handplay.py"></location>
            <source>Look through the discarded cards</source>
            <translation>Die abgelegten Karten durchsehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/reports.py"></location>
            <source>Events so far</source>
            <translation>Bisherige Ereignisse</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/reports.py"></location>
            <source>Show the last Event cards and what they did</source>
            <translation>Die letzten Ereigniskarten zeigen und was sie bewirkten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/reports.py"></location>
            <source>What the others did</source>
            <translation>Was die anderen taten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/reports.py"></location>
            <source>Show what each of the others did since your last turn, what concerns you first</source>
            <translation>Zeigen, was die anderen seit deinem letzten Zug taten; zuerst, was dich betrifft</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>retreats in battle</source>
            <translation>Rückzug in der Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Action cards in battle</source>
            <translation>Aktionskarten in der Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Action cards that answer what happened</source>
            <translation>Aktionskarten als Antwort auf Geschehenes</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>{source} in battle</source>
            <translation>{source} in der Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Culture tokens for a roll that fell short</source>
            <translation>Kulturmarker für einen zu kleinen Wurf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>razing cities</source>
            <translation>Städte schleifen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>changing the government after an Age</source>
            <translation>die Regierung nach einem Zeitalter wechseln</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Great People</source>
            <translation>Große Persönlichkeiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>trade offers of others</source>
            <translation>Handelsangebote der anderen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/skips.py"></location>
            <source>Mood tokens that keep a city's mood</source>
            <translation>Stimmungsmarker, die die Stimmung einer Stadt erhalten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/trades.py"></location>
            <source>Offer the other players a trade</source>
            <translation>Den anderen einen Handel anbieten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Action card</source>
            <translation>Aktionskarte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Objective card</source>
            <translation>Zielkarte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Event card</source>
            <translation>Ereigniskarte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Objective</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Wonder</source>
            <translation>Weltwunder</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Action cards</source>
            <translation>Aktionskarten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Objective cards</source>
            <translation>Zielkarten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Wonder cards</source>
            <translation>Weltwunderkarten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/cards.py"></location>
            <source>Event cards</source>
            <translation>Ereigniskarten</translation>
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
            <source>an Academy</source>
            <translation>Akademie</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a Fortress</source>
            <translation>Festung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a Port</source>
            <translation>Hafen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a Temple</source>
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
            <source>Roads</source>
            <translation>Straßen</translation>
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
            <source>distance in spaces</source>
            <translation>Entfernung in Feldern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>actions of a turn</source>
            <translation>Aktionen eines Zuges</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>actions taken, lost and won</source>
            <translation>ausgeführte, verlorene und gewonnene Aktionen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>moves of a Move action</source>
            <translation>Bewegungen einer Bewegungsaktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>moves made</source>
            <translation>ausgeführte Bewegungen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>boxes of the Event track</source>
            <translation>Felder der Ereignisleiste</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>offers of a turn</source>
            <translation>Angebote je Zug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>offers made this turn</source>
            <translation>in diesem Zug gemachte Angebote</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>counter-offers one after the other</source>
            <translation>Gegenangebote nacheinander</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>counter-offers made</source>
            <translation>gemachte Gegenangebote</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Advances gained since the last Event</source>
            <translation>Fortschritte seit dem letzten Ereignis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Army units that a space takes</source>
            <translation>Armee-Einheiten, die ein Feld fasst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Army units there</source>
            <translation>Armee-Einheiten dort</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>all pieces of a player</source>
            <translation>alle Figuren eines Spielers</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>on the board</source>
            <translation>auf dem Plan</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>your Settlers and Ships within 2 spaces of a foreign city that is not Angry</source>
            <translation>deine Siedler und Schiffe bis 2 Felder von einer fremden Stadt, die nicht wütend ist</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>without a city of their own, or beyond 4 routes</source>
            <translation>ohne eigene Stadt dafür, oder mehr als 4 Wege</translation>
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
            <source>no icon</source>
            <translation>kein Symbol</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>Gold Mine</source>
            <translation>Goldmine</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>an Army unit</source>
            <translation>Armee-Einheit</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>a Ship</source>
            <translation>Schiff</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/names.py"></location>
            <source>the Fortress that is attacked</source>
            <translation>die angegriffene Festung</translation>
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
            <source>Complete none</source>
            <translation>Keines erfüllen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Play no card</source>
            <translation>Keine Karte spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You hold no card for this.</source>
            <translation>Du hast keine Karte dafür.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Take the card</source>
            <translation>Die Karte nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>If you do without, the others may have it for 2 Culture tokens.</source>
            <translation>Verzichtest du, können die anderen sie für 2 Kulturmarker haben.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The players before you did without.</source>
            <translation>Die Spieler vor dir haben verzichtet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Region {number}</source>
            <translation>Region {number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Each is worth 2 points. A card counts once: its other half is lost.</source>
            <translation>Jedes bringt 2 Punkte. Eine Karte zählt einmal: Ihre andere Hälfte verfällt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>None of your cards can be completed now.</source>
            <translation>Keine deiner Karten lässt sich jetzt erfüllen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The card's other half: {objective}</source>
            <translation>Andere Hälfte der Karte: {objective}</translation>
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
            <source>now a piece of {player}</source>
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
            <source>You ({player})</source>
            <translation>Du ({player})</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>On top: {card} ({icon})</source>
            <translation>Oben: {card} ({icon})</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>On top: {card}</source>
            <translation>Oben: {card}</translation>
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
            <source>The drawer may take the card into the hand for 1 Culture token, else the others, clockwise, for 2.</source>
            <translation>Wer die Karte zieht, darf sie für 1 Kulturmarker auf die Hand nehmen, sonst die anderen im Uhrzeigersinn für 2.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The card speaks to {who}.</source>
            <translation>Die Karte spricht {who} an.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>It changed nothing for anybody.</source>
            <translation>Für niemanden ändert sich etwas.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Result {result}: die {die}, at least 5 is needed.</source>
            <translation>Ergebnis {result}: Würfel {die}, nötig ist mindestens 5.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Result {result}: die {die}, bonus {bonus}, at least 5 is needed.</source>
            <translation>Ergebnis {result}: Würfel {die}, Bonus {bonus}, nötig ist mindestens 5.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Success</source>
            <translation>Erfolg</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Failure</source>
            <translation>Fehlschlag</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{who} drew an Event</source>
            <translation>{who}: Ereignis gezogen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Concerns you</source>
            <translation>Betrifft dich</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>nothing else</source>
            <translation>sonst nichts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>No Event was drawn yet.</source>
            <translation>Noch wurde kein Ereignis gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Played as an action: {text}</source>
            <translation>Als Aktion gespielt: {text}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Gold Mine: the drawer gains 2 Gold.</source>
            <translation>Goldmine: 2 Gold für den, der die Karte zieht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Exhausted Land: empty Land beside a city of the drawer gives nothing any more.</source>
            <translation>Erschöpftes Land: Leeres Land neben einer Stadt dessen, der zieht, gibt nichts mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Barbarians Spawn: they settle near the drawer's cities.</source>
            <translation>Barbaren erscheinen: Sie siedeln nahe den Städten dessen, der zieht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Barbarians Move: armies march on the drawer's nearest cities.</source>
            <translation>Barbaren ziehen: Heere marschieren auf die nächsten Städte dessen, der zieht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>No card</source>
            <translation>Keine Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>has not decided yet</source>
            <translation>noch nicht entschieden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>A card face down</source>
            <translation>Eine verdeckte Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>lies face down</source>
            <translation>liegt verdeckt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>without effect: {source}</source>
            <translation>ohne Wirkung: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>taken by the enemy: {source}</source>
            <translation>vom Gegner genommen: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>rolled {dice}: it works</source>
            <translation>gewürfelt {dice}: wirkt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>rolled {dice}: nothing</source>
            <translation>gewürfelt {dice}: nichts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Your cards</source>
            <translation>Deine Karten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You hold no Action cards.</source>
            <translation>Du hast keine Aktionskarten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{source}: dice +{number}</source>
            <translation>{source}: Würfel +{number}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{source}: cancels {number}</source>
            <translation>{source}: hebt {number} auf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{source}: Clash abilities don't work</source>
            <translation>{source}: Kampfsymbole wirken nicht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>By the card {card}</source>
            <translation>Durch die Karte {card}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Pay</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Don't pay</source>
            <translation>Nicht zahlen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Pay against {card}?</source>
            <translation>Gegen {card} zahlen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>All attackers would go back together to {space}</source>
            <translation>Alle Angreifer gingen gemeinsam zurück nach {space}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{who} withdrew to {space} and lost the battle.</source>
            <translation>{who}: Rückzug nach {space}, die Schlacht ist verloren.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>With</source>
            <translation>Mit</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>All players</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>who accepts first</source>
            <translation>wer zuerst annimmt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You give</source>
            <translation>Du gibst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You get</source>
            <translation>Du bekommst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Cards that you know there</source>
            <translation>Karten, die du dort kennst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Choose what you hand over: {cards}</source>
            <translation>Wähle, was du gibst: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>on the table</source>
            <translation>auf dem Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>on the table, shown</source>
            <translation>auf dem Tisch, offen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>on the table, face down</source>
            <translation>auf dem Tisch, verdeckt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>{number} would be lost: more than can be held</source>
            <translation>{number} verfällt: mehr, als erlaubt ist</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Drag here what you give</source>
            <translation>Zieh hierher, was du gibst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Drag here what you want</source>
            <translation>Zieh hierher, was du willst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Put on the table what you give and what you want.</source>
            <translation>Lege auf den Tisch, was du gibst und was du willst.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>What lies on the table changes hands at once.</source>
            <translation>Was auf dem Tisch liegt, wechselt sofort den Besitzer.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Give this for nothing? You get nothing for it.</source>
            <translation>Das verschenken? Du bekommst nichts dafür.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Ask for this and give nothing?</source>
            <translation>Das verlangen und nichts dafür geben?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Yes, for nothing</source>
            <translation>Ja, umsonst</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>free · offers this turn: {number} of {limit}</source>
            <translation>frei · Angebote in diesem Zug: {number} von {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>counter-offers: {number} of {limit}</source>
            <translation>Gegenangebote: {number} von {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Trade offer from {who}</source>
            <translation>Handelsangebot von {who}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>accept, refuse, or offer something else</source>
            <translation>annehmen, ablehnen oder anderes bieten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Another offer to {who}</source>
            <translation>Gegenangebot an {who}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Offer</source>
            <translation>Anbieten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Offer this instead</source>
            <translation>Dies anbieten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Accept</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Refuse</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Counter</source>
            <translation>Gegenangebot</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Clear the table</source>
            <translation>Tisch räumen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Look at the board</source>
            <translation>Spielplan ansehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The trade came about</source>
            <translation>Der Handel gilt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Declined by {who}</source>
            <translation>Abgelehnt von {who}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Reason: the gain would be too small.</source>
            <translation>Grund: Der Gewinn wäre zu klein.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Reason: the other side would gain too much by it.</source>
            <translation>Grund: Die andere Seite würde zu viel gewinnen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Reason: nobody trusts cards that are not shown.</source>
            <translation>Grund: Karten, die niemand zeigt, traut man nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>No reason was given.</source>
            <translation>Ein Grund wurde nicht genannt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Open the offer</source>
            <translation>Angebot öffnen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Change the offer</source>
            <translation>Angebot ändern</translation>
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
            <source>With {card}</source>
            <translation>Mit der Karte {card}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>The card is not needed for this harvest and stays in your hand.</source>
            <translation>Für diese Ernte ist die Karte nicht nötig; sie bleibt auf der Hand.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>As a free action: {power}</source>
            <translation>Als freie Aktion: {power}</translation>
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
            <source>or {goods}</source>
            <translation>oder {goods}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>You pay {goods}.</source>
            <translation>Du zahlst {goods}.</translation>
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
            <translation>gegen {place}: {units}</translation>
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
            <source>If these fall</source>
            <translation>Wenn diese fallen</translation>
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
            <source>Take into the hand</source>
            <translation>In die Hand nehmen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Culture tokens after the roll: {chances}</source>
            <translation>Kulturmarker nach dem Wurf: {chances}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>Use it</source>
            <translation>Nutzen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/phrases.py"></location>
            <source>It was decided before the dice of the battle fell.</source>
            <translation>Es war entschieden, bevor die Kampfwürfel fielen.</translation>
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
            <source>In place of the Barbarians: {who}</source>
            <translation>Anstelle der Barbaren: {who}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no actions left this turn.</source>
            <translation>Du hast in diesem Zug keine Aktionen mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This can't be done now: do what is asked, or wait for your turn.</source>
            <translation>Das geht jetzt nicht: Tu, was gefragt ist, oder warte auf deinen Zug.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Answer first what is asked: choose one of the options.</source>
            <translation>Beantworte zuerst, was gefragt ist: Wähle eine der Möglichkeiten.</translation>
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
            <source>It costs {price}, more than you have.</source>
            <translation>Es kostet {price}, mehr als du hast.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You don't have what it costs.</source>
            <translation>Du hast nicht, was es kostet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This needs the Advance {advance}.</source>
            <translation>Dazu brauchst du den Fortschritt {advance}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>All your pieces of this kind are on the board.</source>
            <translation>Alle deine Teile dieser Art sind auf dem Plan.</translation>
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
            <source>This does not pay for {source}: choose one of the payments listed.</source>
            <translation>Damit ist {source} nicht bezahlt: Wähle eine der aufgeführten Zahlungen.</translation>
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
            <source>The {unit} can't be placed there: choose one of the marked spaces.</source>
            <translation>{unit} kann dort nicht hin: Wähle eines der markierten Felder.</translation>
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
            <source>You have a government already ({government}): it can be changed in the Status Phase.</source>
            <translation>Du hast schon eine Regierung ({government}): Sie lässt sich in der Statusphase wechseln.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{advance} costs {amount} Food, Ideas or Gold, more than you have.</source>
            <translation>{advance} kostet {amount} Nahrung, Ideen oder Gold, mehr als du hast.</translation>
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
            <source>The Learning game is played without trades between players.</source>
            <translation>Im Lernspiel wird nicht gehandelt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have made {limit} offers this turn; that is the limit.</source>
            <translation>Du hast in diesem Zug {limit} Angebote gemacht; mehr gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>After {limit} counter-offers the last one is accepted or refused.</source>
            <translation>Nach {limit} Gegenangeboten wird das letzte angenommen oder abgelehnt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose another player, or all of them.</source>
            <translation>Wähle einen anderen Spieler, oder alle.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nothing for nothing is no trade: put something on the table.</source>
            <translation>Nichts gegen nichts ist kein Handel: Lege etwas auf den Tisch.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No amount can be less than 0.</source>
            <translation>Keine Menge kann unter 0 liegen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The same goods can't go both ways.</source>
            <translation>Dieselbe Ware kann nicht in beide Richtungen gehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You can't offer more than you have: {price}.</source>
            <translation>Mehr, als du hast, kannst du nicht bieten: {price}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Each card can change hands only once.</source>
            <translation>Jede Karte wechselt nur einmal den Besitzer.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no such card.</source>
            <translation>Diese Karte gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A certain card can only be asked of one player.</source>
            <translation>Eine bestimmte Karte lässt sich nur von einem Spieler verlangen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You don't know {partner} to hold {card}.</source>
            <translation>Du weißt nicht, ob {partner} diese Karte hat: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nobody can give {wanted}.</source>
            <translation>Das hat niemand: {wanted}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{partner} can't give {wanted}.</source>
            <translation>{partner} hat das nicht: {wanted}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose what is wanted: {wanted}.</source>
            <translation>Wähle dafür: {wanted}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Accept, refuse or counter the offer first.</source>
            <translation>Nimm das Angebot zuerst an, lehne es ab oder biete anderes.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no city of yours on {space}: choose one of your cities.</source>
            <translation>Auf {space} steht keine deiner Städte: Wähle eine deiner Städte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no city.</source>
            <translation>Du hast keine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no city on {space}.</source>
            <translation>Auf {space} steht keine Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} was activated while Angry and can't be activated again this turn.</source>
            <translation>{city} wurde wütend aktiviert und kann in diesem Zug nicht noch einmal aktiviert werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} can't become happier than Happy.</source>
            <translation>{city} kann nicht zufriedener als zufrieden werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A city is founded by a Settler: recruit one, or move one to the space.</source>
            <translation>Eine Stadt gründet ein Siedler: Rekrutiere einen oder ziehe einen auf das Feld.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A city can only be founded on a Land space.</source>
            <translation>Eine Stadt lässt sich nur auf einem Landfeld gründen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No city can be founded on Barrens.</source>
            <translation>Auf Ödland kann keine Stadt gegründet werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is a city on {space} already: found yours on another space.</source>
            <translation>Auf {space} steht schon eine Stadt: Gründe deine auf einem anderen Feld.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Enemy units stand there.</source>
            <translation>Dort stehen feindliche Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No city can be founded on {space}: the land is exhausted.</source>
            <translation>Auf {space} lässt sich keine Stadt gründen: Das Land ist erschöpft.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>All {limit} of your Settlements are on the board.</source>
            <translation>Alle deine {limit} Siedlungen sind auf dem Spielplan.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Who uses the free Collect of Economic Liberty can't collect again in this turn.</source>
            <translation>Wer die freie Sammelaktion der Marktfreiheit nutzt, sammelt in diesem Zug kein zweites Mal.</translation>
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
            <source>Only {limit} of the spaces may lie 2 Land spaces away.</source>
            <translation>Nur {limit} der Felder darf 2 Landfelder entfernt liegen.</translation>
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
            <source>{space} ({terrain}) gives you nothing without the Advance {advances}.</source>
            <translation>{space} ({terrain}) gibt dir nichts ohne den Fortschritt {advances}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nothing can be collected from {space}: nobody has revealed it yet.</source>
            <translation>Auf {space} kann nichts gesammelt werden: Das Feld ist noch nicht aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no such building.</source>
            <translation>Dieses Gebäude gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{building} can't be built in {city} while the city is Angry: increase its happiness first.</source>
            <translation>{building} geht in {city} nicht, solange die Stadt wütend ist: Hebe zuerst ihre Stimmung.</translation>
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
            <source>The city would have size {size}, but you have only {cities} cities: found another one first.</source>
            <translation>Die Stadt hätte Größe {size}, du hast aber nur {cities} Städte: Gründe zuerst eine weitere.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A Port needs the Sea: no Sea space lies beside {city}.</source>
            <translation>Ein Hafen braucht das Meer: Neben {city} liegt kein Meerfeld.</translation>
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
            <source>A Wonder needs a Happy city: increase the happiness of {city} first.</source>
            <translation>Ein Weltwunder braucht eine zufriedene Stadt: Hebe zuerst die Stimmung von {city}.</translation>
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
            <source>To recruit a {unit} the city needs a {building}.</source>
            <translation>{unit}: nur in einer Stadt mit {building}.</translation>
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
            <source>There is no {unit} of yours: choose a space with one.</source>
            <translation>Dort ist keine solche Einheit von dir ({unit}): Wähle ein Feld mit einer.</translation>
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
            <source>{city} is {distance} spaces away, the range is {range}, and tokens can't add to it there.</source>
            <translation>{city} ist {distance} Felder entfernt, die Reichweite ist {range}, und Marker verlängern sie dort nicht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} is {distance} spaces away, the range is {range}: the rest costs {price}, more than you have.</source>
            <translation>{city} ist {distance} Felder entfernt, die Reichweite ist {range}: Der Rest kostet {price}, mehr als du hast.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Finish Influence Culture first.</source>
            <translation>Beende zuerst den Kultureinfluss.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose at least one unit to move.</source>
            <translation>Wähle mindestens eine Einheit, die ziehen soll.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No way leads there for these units.</source>
            <translation>Dorthin führt für diese Einheiten kein Weg.</translation>
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
            <source>Enemies stand there: only a group with an Army unit can go there.</source>
            <translation>Dort stehen Gegner: Nur eine Gruppe mit einer Armee-Einheit kann dorthin.</translation>
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
            <source>Too far: a move by land leads to an adjacent space, by Roads up to 2 spaces away.</source>
            <translation>Zu weit: Ein Zug über Land führt auf ein Nachbarfeld, über Straßen bis zu 2 Felder weit.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is nothing to explore: the board ends there.</source>
            <translation>Dort gibt es nichts zu erforschen: Der Plan endet dort.</translation>
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
            <source>Too many units: there is room for {room} aboard.</source>
            <translation>Zu viele Einheiten: An Bord ist Platz für {room}.</translation>
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
            <source>The way is blocked: choose another one.</source>
            <translation>Der Weg ist versperrt: Wähle einen anderen.</translation>
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
            <source>Choose exactly as many units as go down: {number}.</source>
            <translation>Wähle genau so viele Einheiten, wie untergehen: {number}.</translation>
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
            <source>Plague: nothing can be built until you have the Advance Sanitation.</source>
            <translation>Pest: Bis du den Fortschritt Hygiene hast, kann nichts gebaut werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} is Angry already and can't lose more mood.</source>
            <translation>{city} ist schon wütend; die Stimmung kann nicht weiter sinken.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} has lost mood already: choose another city.</source>
            <translation>Die Stimmung von {city} ist schon gesunken: Wähle eine andere Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} does not lie at the Sea.</source>
            <translation>{city} liegt nicht am Meer.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{city} is Happy or holds no Infantry: choose another city.</source>
            <translation>{city} ist zufrieden oder hat keine Infanterie: Wähle eine andere Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no such unit there: choose one of the marked spaces.</source>
            <translation>Du hast dort keine solche Einheit: Wähle eines der markierten Felder.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>A Settlement goes only as the last piece of its city.</source>
            <translation>Eine Siedlung geht nur als letztes Stück ihrer Stadt verloren.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose another player: {source}.</source>
            <translation>Wähle einen anderen Spieler: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{seat} has no city or no Settler left: choose another player.</source>
            <translation>{seat} hat keine Stadt oder keinen Siedler mehr: Wähle einen anderen Spieler.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{seat} can't hold more Food: choose another player.</source>
            <translation>{seat} kann nicht mehr Nahrung halten: Wähle einen anderen Spieler.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The city must stand in the new region.</source>
            <translation>Die Stadt muss in der neuen Region stehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Announce first whether you resolve the whole card or its icon only.</source>
            <translation>Sage zuerst an, ob die ganze Karte gilt oder nur ihr Symbol.</translation>
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
            <source>The Barbarian Settlement can't be placed there: choose one of the marked spaces.</source>
            <translation>Die Barbarensiedlung kann dort nicht hin: Wähle eines der markierten Felder.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose a Barbarian city with room.</source>
            <translation>Wähle eine Barbarenstadt mit Platz.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No Barbarian army is to march from there: choose one of the marked ones.</source>
            <translation>Von dort zieht kein Barbarenheer: Wähle eines der markierten.</translation>
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
            <source>Choose your new government first: {source}.</source>
            <translation>Wähle zuerst deine neue Regierung: {source}.</translation>
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
            <source>This card is not in your hand.</source>
            <translation>Diese Karte ist nicht auf deiner Hand.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This card can't be played now.</source>
            <translation>Diese Karte lässt sich jetzt nicht spielen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} is played right after you capture a city.</source>
            <translation>{card} wird gleich nach der Eroberung einer Stadt gespielt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} is played with a Collect action.</source>
            <translation>{card} wird beim Sammeln gespielt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} is played with an attempt of Influence Culture.</source>
            <translation>{card} wird bei einem Kultureinfluss gespielt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Play an Action card face down first, or pass.</source>
            <translation>Spiele zuerst eine Aktionskarte verdeckt, oder passe.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} can't be played in a battle.</source>
            <translation>{card} kann in einer Schlacht nicht gespielt werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Only the attacker can play {card}.</source>
            <translation>Nur der Angreifer kann das spielen: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Only the defender can play {card}.</source>
            <translation>Nur der Verteidiger kann das spielen: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} needs one of these in the battle: {icons}.</source>
            <translation>{card} braucht in der Schlacht eines davon: {icons}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} is for battles in a city.</source>
            <translation>{card} gilt für Schlachten in einer Stadt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Who attacks a city can't play {card}.</source>
            <translation>Wer eine Stadt angreift, kann das nicht spielen: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card}: no adjacent Land space without enemies has room for all your units.</source>
            <translation>{card}: Kein benachbartes Landfeld ohne Feinde hat Platz für alle deine Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card}: choose one of the marked spaces.</source>
            <translation>{card}: Wähle eines der markierten Felder.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Play a card that answers what just happened, or go on without.</source>
            <translation>Spiele eine Karte, die zu dem passt, was eben geschah, oder verzichte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} was played already for what just happened.</source>
            <translation>{card} wurde dafür schon gespielt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{power} takes an {kind}.</source>
            <translation>{power} verlangt: {kind}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Negotiations: you can't attack {defender} this turn.</source>
            <translation>Verhandlungen: {defender} kannst du in diesem Zug nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This card wins over a Barbarian city of size 1, nothing else.</source>
            <translation>Diese Karte gewinnt nur eine Barbarenstadt der Größe 1.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Hired Barbarians march exactly one Land space.</source>
            <translation>Söldner ziehen genau ein Landfeld weit.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No player with a unit or city within 2 spaces of yours owns an Advance that you could have.</source>
            <translation>Niemand mit einer Einheit oder Stadt im Umkreis von 2 Feldern um deine hat einen Fortschritt, den du bekommen könntest.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have nothing to learn from this player, or they have no unit or city within 2 spaces of yours.</source>
            <translation>Von diesem Spieler kannst du nichts lernen, oder er hat keine Einheit oder Stadt im Umkreis von 2 Feldern um deine.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Nobody who could teach you owns {advance}.</source>
            <translation>Niemand, von dem du lernen kannst, hat {advance}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no Advance that you could get.</source>
            <translation>Es gibt keinen Fortschritt, den du bekommen könntest.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This needs an Academy in one of your cities.</source>
            <translation>Das braucht eine Akademie in einer deiner Städte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have won no land battle this turn that this card could still follow.</source>
            <translation>Du hast in diesem Zug keine Landschlacht gewonnen, auf die diese Karte noch folgen könnte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You can't buy two Advances of one category.</source>
            <translation>Du kannst keine zwei Fortschritte einer Kategorie kaufen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You can't buy two Advances of {category}, beginning with this one.</source>
            <translation>Von diesem aus kannst du keine zwei Fortschritte kaufen: {category}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>There is no Advance that you can pay for.</source>
            <translation>Es gibt keinen Fortschritt, den du bezahlen kannst.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>All other players will have an action less already.</source>
            <translation>Alle anderen haben im nächsten Zug schon eine Aktion weniger.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{seat} will have an action less already.</source>
            <translation>{seat} hat im nächsten Zug schon eine Aktion weniger.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>This is played at the start of the turn, before anything else.</source>
            <translation>Das wird zu Beginn des Zuges gespielt, vor allem anderen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No other player holds Action, Objective or Wonder cards.</source>
            <translation>Niemand sonst hat Aktions-, Ziel- oder Weltwunderkarten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose another player who holds Action, Objective or Wonder cards.</source>
            <translation>Wähle einen anderen Spieler mit Aktions-, Ziel- oder Weltwunderkarten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Cards are swapped for cards of the same kind.</source>
            <translation>Karten werden gegen Karten derselben Art getauscht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You hold no Objective card.</source>
            <translation>Du hast keine Zielkarte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No Objective card is left to draw.</source>
            <translation>Es gibt keine Zielkarte mehr zu ziehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>None of your cities has room for an Army unit.</source>
            <translation>Keine deiner Städte hat Platz für eine Armee-Einheit.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>You have no city that could become happier.</source>
            <translation>Keine deiner Städte kann zufriedener werden.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>No Barbarian army is within 2 spaces of your cities or Army units.</source>
            <translation>Kein Barbarenheer steht im Umkreis von 2 Feldern um deine Städte oder Armee-Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose a Barbarian army within 2 spaces of your cities or Army units.</source>
            <translation>Wähle ein Barbarenheer im Umkreis von 2 Feldern um deine Städte oder Armee-Einheiten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>None of your cities can construct a building.</source>
            <translation>Keine deiner Städte kann ein Gebäude bauen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose an unrevealed region that touches a region with a city of yours.</source>
            <translation>Wähle eine unerforschte Region neben einer Region mit einer deiner Städte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Complete an objective first, or go on without.</source>
            <translation>Erfülle zuerst ein Ziel, oder verzichte.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} does not show this objective.</source>
            <translation>Dieses Ziel steht nicht auf der Karte: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{card} came into your hand too late for what just happened.</source>
            <translation>{card} kam dafür zu spät auf deine Hand.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{objective} needs something else than you have completed already.</source>
            <translation>{objective} wurde dafür schon erfüllt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{objective} can't be completed together with {other}.</source>
            <translation>{objective} geht nicht zusammen mit {other}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{objective} is not fulfilled by what just happened.</source>
            <translation>{objective} ist durch das, was geschah, nicht erfüllt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{objective} is not fulfilled: you have {have} of {need}.</source>
            <translation>{objective} ist nicht erfüllt: Du hast {have} von {need}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{objective} can only be completed in the Status Phase.</source>
            <translation>{objective} lässt sich nur in der Statusphase erfüllen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>{objective} can only be completed right after what fulfils it.</source>
            <translation>{objective} lässt sich nur gleich nach dem erfüllen, was es erfüllt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>Choose one of the options first.</source>
            <translation>Wähle zuerst eine der Möglichkeiten.</translation>
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
            <source>The Learning game only has the Events' icons anyway.</source>
            <translation>Im Lernspiel gelten ohnehin nur die Symbole der Ereignisse.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/refusals.py"></location>
            <source>The Shorter Game ends with Age IV, so it has no variable end.</source>
            <translation>Das kürzere Spiel endet mit Zeitalter IV und hat kein veränderliches Ende.</translation>
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
            <translation>{who}: Zug beginnt.</translation>
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
            <source>{by} decided that {who} is first player now.</source>
            <translation>Startspieler: {who}. Bestimmt von: {by}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} decided to be first player.</source>
            <translation>{who}: sich selbst als Startspieler bestimmt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew 1 {kind}.</source>
            <translation>{who}: 1 {kind} gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew {card}.</source>
            <translation>{who}: {card} gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} took {card} from the discard pile.</source>
            <translation>{who}: {card} vom Ablagestapel genommen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} played {half}.</source>
            <translation>{who}: {half} gespielt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} discarded {card}: {power}.</source>
            <translation>{who}: {card} abgeworfen ({power}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>1 more action for {who}: {source}.</source>
            <translation>1 Aktion mehr für {who}: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} will have 1 action less next turn: Assassination by {by}.</source>
            <translation>{who}: im nächsten Zug 1 Aktion weniger (Attentat von {by}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} negotiated with {partner}: no attack on each other until after {partner}'s next turn.</source>
            <translation>{who}: mit {partner} verhandelt. Keiner darf den anderen angreifen, bis der nächste Zug vorbei ist ({partner}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: {who} had nothing to learn.</source>
            <translation>{source}: {who} kann nichts lernen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} looked at the cards of {partner}.</source>
            <translation>{who}: Karten von {partner} angesehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} looked at the cards of {partner}: {cards}.</source>
            <translation>{who}: Karten von {partner} gesehen ({cards}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} swapped 1 {kind} with {partner}.</source>
            <translation>{who}: mit {partner} getauscht, 1 {kind}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} swapped cards with {partner}: {cards}.</source>
            <translation>{who}: Karten mit {partner} getauscht ({cards}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} looked at Objective cards: {number}.</source>
            <translation>{who}: Zielkarten angesehen ({number}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} looked at {cards}.</source>
            <translation>{who}: {cards} angesehen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} kept the Objective cards in hand.</source>
            <translation>{who}: Zielkarten der Hand behalten.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} exchanged an Objective card.</source>
            <translation>{who}: eine Zielkarte ausgetauscht.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} exchanged Objective cards: {cards}.</source>
            <translation>{who}: Zielkarten ausgetauscht ({cards}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} won over the Barbarians' {city}.</source>
            <translation>{who}: Barbarenstadt {city} gewonnen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Action cards were shuffled.</source>
            <translation>Die Aktionskarten werden gemischt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Action card is left.</source>
            <translation>Es gibt keine Aktionskarte mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Objective cards were shuffled.</source>
            <translation>Die Zielkarten werden gemischt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Objective card is left.</source>
            <translation>Es gibt keine Zielkarte mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} completed {objective}.</source>
            <translation>{who}: {objective} erfüllt.</translation>
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
            <source>{who} exchanged {given} for {wanted}: {source}.</source>
            <translation>{who}: {given} gegen {wanted} getauscht ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} paid {goods} for {source}.</source>
            <translation>{who}: {goods} gezahlt ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} did without {source}.</source>
            <translation>{who}: auf {source} verzichtet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} used {power}.</source>
            <translation>{who}: {power} genutzt.</translation>
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
            <source>{who} may use {advance} this turn: Great Library.</source>
            <translation>{who}: {advance} gilt in diesem Zug auch (Große Bibliothek).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} offered {partner} {given} for {wanted}.</source>
            <translation>{who}: Angebot an {partner}, {given} für {wanted}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} offered {partner} {given} for {wanted} instead.</source>
            <translation>{who}: Gegenangebot an {partner}, {given} für {wanted}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} refused the trade with {partner}.</source>
            <translation>{who}: Handel mit {partner} abgelehnt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} gave {partner} {given} for {wanted}.</source>
            <translation>{who}: {given} für {wanted}, Handel mit {partner}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {goods}: more than can be held.</source>
            <translation>{who}: {goods} verloren, mehr als erlaubt ist.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} showed {partner} {given}.</source>
            <translation>{who}: {given} vorgezeigt, {partner}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} showed {partner} {cards}.</source>
            <translation>{who}: {cards} vorgezeigt, {partner}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} handed {partner} {given}.</source>
            <translation>{who}: {given} übergeben an {partner}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} handed {partner} {cards}.</source>
            <translation>{who}: {cards} übergeben an {partner}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} refilled the Event tracker.</source>
            <translation>{who}: Ereignisleiste aufgefüllt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} changed the government: {advances}.</source>
            <translation>{who}: neue Regierung, {advances}.</translation>
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
            <translation>{who}: in {city} gesammelt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} collected {gained} in {city}.</source>
            <translation>{who}: {gained} in {city} gesammelt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} built {building} in {city}.</source>
            <translation>{who}: {building} in {city} gebaut.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} built {wonder} in {city}.</source>
            <translation>{who}: {wonder} in {city} gebaut.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew a Wonder card.</source>
            <translation>{who}: eine Weltwunderkarte gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew {wonder}.</source>
            <translation>{who}: {wonder} gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} laid {wonder} open on the table.</source>
            <translation>{who}: {wonder} offen auf den Tisch gelegt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} rolled {die} for the end: up to {most} it comes.</source>
            <translation>{who}: {die} gewürfelt, bis {most} kommt das Ende.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The game ends after this round.</source>
            <translation>Das Spiel endet nach dieser Runde.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No Wonder card is left.</source>
            <translation>Es gibt keine Weltwunderkarte mehr.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} captured {wonder}, built by {builder}.</source>
            <translation>{who}: {wonder} erobert, erbaut von {builder}.</translation>
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
            <source>{who} took 1 {unit} from {space}.</source>
            <translation>{who}: 1 {unit} von {space} genommen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} placed 1 {unit} on {space}: {source}.</source>
            <translation>{who}: 1 {unit} auf {space} gesetzt ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} placed 1 {unit} on {space} for the city that was lost.</source>
            <translation>{who}: 1 {unit} auf {space} gesetzt (für die verlorene Stadt).</translation>
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
            <translation>{who}: {die} gewürfelt, Ergebnis {result}.</translation>
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
            <translation>{who}: {units} nach {path} gezogen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} finished moving.</source>
            <translation>{who}: Bewegung beendet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {units} with the Ships at {space}.</source>
            <translation>{who}: {units} mit den Schiffen bei {space} verloren.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} explored a region: {terrain}.</source>
            <translation>{who}: Region erforscht ({terrain}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} sailed into the new region.</source>
            <translation>{who}: in die neue Region gesegelt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The new region has no Sea to enter; the Ships stay.</source>
            <translation>Die neue Region hat kein erreichbares Meer; die Schiffe bleiben.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} attacked {defender} at {space}.</source>
            <translation>{who}: Angriff auf {defender} bei {space}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} rolled {dice}.</source>
            <translation>{who}: {dice} gewürfelt.</translation>
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
            <translation>{who}: {source} genutzt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The Great Wall of {who} stopped the Barbarians.</source>
            <translation>Die Große Mauer hält die Barbaren auf: {who}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {units}.</source>
            <translation>{who}: {units} verloren.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} retreated to {to}.</source>
            <translation>{who}: Rückzug nach {to}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} withdrew to {to}: {source}.</source>
            <translation>{who}: Rückzug nach {to} ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} put a card face down.</source>
            <translation>{who}: eine Karte verdeckt gelegt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} put {card} face down.</source>
            <translation>{who}: {card} verdeckt gelegt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} revealed {half}.</source>
            <translation>{who}: {half} aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} took {card} from {loser}: {source}.</source>
            <translation>{who}: {card} von {loser} genommen ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The card of {who} has no effect: {source}.</source>
            <translation>Die Karte von {who} hat keine Wirkung: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} rolled {dice} for {source}.</source>
            <translation>{who}: {dice} gewürfelt für {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The battle ended: {outcome}.</source>
            <translation>Die Schlacht ist vorbei: {outcome}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} captured {city} from {loser}.</source>
            <translation>{who}: {city} erobert, bisher von {loser}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} drew {card}: {icon}.</source>
            <translation>{who}: {card} gezogen ({icon}).</translation>
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
            <source>{who} ignored {card}.</source>
            <translation>{who}: verschont von {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} announced for the next Event: {option}.</source>
            <translation>{who}: Ansage für das nächste Ereignis, {option}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source} had no effect on {who}.</source>
            <translation>{source} hat keine Wirkung auf {who}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{card} is over.</source>
            <translation>{card} ist vorbei.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {goods}: {source}.</source>
            <translation>{who}: {goods} verloren ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {units} at {space}: {source}.</source>
            <translation>{who}: {units} bei {space} verloren ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{city} is now {mood}: {source}.</source>
            <translation>{city} ist jetzt: {mood} ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{city} kept its mood for 1 Mood token: {source}.</source>
            <translation>{city} behielt die Stimmung für 1 Stimmungsmarker: {source}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{city} lost 1 {building}: {points} points for {who}.</source>
            <translation>{city} verliert 1 {building}: {points} Punkte für {who}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{city} lost {wonder}, which still scores.</source>
            <translation>{city} verliert {wonder}, das weiter zählt.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} can't construct Buildings before getting Sanitation: {source}.</source>
            <translation>{who}: keine Gebäude, solange Hygiene fehlt ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} will have 1 action less next turn: {source}.</source>
            <translation>{who}: im nächsten Zug 1 Aktion weniger ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} took {card} into the hand.</source>
            <translation>{who}: {card} auf die Hand genommen.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Nobody took {card}.</source>
            <translation>Niemand nimmt {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} ended the turn with {actions} actions unused.</source>
            <translation>{who} hat den Zug mit {actions} ungenutzten Aktionen beendet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} ended the turn with 1 action unused.</source>
            <translation>{who} hat den Zug mit 1 ungenutzten Aktion beendet.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost {actions} actions: {source}.</source>
            <translation>{who}: {actions} Aktionen verloren ({source}).</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{who} lost 1 action: {source}.</source>
            <translation>{who}: 1 Aktion verloren ({source}).</translation>
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
            <source>the last Age is over</source>
            <translation>das letzte Zeitalter ist vorbei</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>a player had no city at the Status Phase</source>
            <translation>ein Spieler hatte in der Statusphase keine Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>the die brought the end</source>
            <translation>der Würfel brachte das Ende</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>a Wonder brought the end</source>
            <translation>ein Weltwunder brachte das Ende</translation>
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
            <source>Place 1 {unit}</source>
            <translation>Setze 1 {unit}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of the marked spaces</source>
            <translation>{source}: Klicke eines der markierten Felder an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{captor} captured {lost}: click one of your cities for it</source>
            <translation>{captor} hat {lost} erobert: Klicke dafür eine deiner Städte an</translation>
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
            <source>Raze the only city?</source>
            <translation>Die einzige Stadt schleifen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>It brings 1 Gold, but the game ends at the next Status Phase if you have no city then</source>
            <translation>Das bringt 1 Gold, aber das Spiel endet in der nächsten Statusphase, wenn du dann keine Stadt hast</translation>
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
            <source>Which government do you change to?</source>
            <translation>Zu welcher Regierung wechselst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: it costs nothing</source>
            <translation>{source}: Es kostet nichts</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Who is first player now?</source>
            <translation>Wer ist jetzt Startspieler?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>You decide: nobody has more Mood and Culture tokens</source>
            <translation>Du bestimmst: Niemand hat mehr Stimmungs- und Kulturmarker</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>You decide: {power}</source>
            <translation>Du bestimmst: {power}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Trade offer from {by}</source>
            <translation>Handelsangebot von {by}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Accept, refuse, or make another offer</source>
            <translation>Annehmen, ablehnen oder anderes bieten</translation>
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
            <source>Play an Action card in this battle?</source>
            <translation>Eine Aktionskarte in dieser Schlacht spielen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>It lies face down until both sides have decided</source>
            <translation>Sie liegt verdeckt, bis beide Seiten entschieden haben</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Where do your units withdraw to?</source>
            <translation>Wohin ziehen sich deine Einheiten zurück?</translation>
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
            <source>Play an Action card now?</source>
            <translation>Jetzt eine Aktionskarte spielen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose a card that answers what just happened, or go on</source>
            <translation>Wähle eine Karte, die zu dem passt, was eben geschah, oder verzichte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Play an Action card after the capture of {space}?</source>
            <translation>Nach der Eroberung von {space} eine Aktionskarte spielen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Complete an objective?</source>
            <translation>Ein Ziel erfüllen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Choose one of your Objective cards, or go on</source>
            <translation>Wähle eine deiner Zielkarten, oder verzichte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which player do you choose?</source>
            <translation>Welchen Spieler wählst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}</source>
            <translation>{source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Advance do you buy?</source>
            <translation>Welchen Fortschritt kaufst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: for its usual price</source>
            <translation>{source}: zum üblichen Preis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>In which city do you build?</source>
            <translation>In welcher Stadt baust du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: for nothing, the city is activated</source>
            <translation>{source}: kostenlos, die Stadt wird aktiviert</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which city becomes happier?</source>
            <translation>Welche Stadt wird zufriedener?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of your cities</source>
            <translation>{source}: Klicke eine deiner Städte an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Make a city happier for 1 Mood token?</source>
            <translation>Für 1 Stimmungsmarker eine Stadt zufriedener machen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of your cities, or do without</source>
            <translation>{source}: Klicke eine deiner Städte an, oder verzichte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Barbarian armies do you hire?</source>
            <translation>Welche Barbarenheere wirbst du an?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one army after the other</source>
            <translation>{source}: Klicke ein Heer nach dem anderen an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Barbarians march where?</source>
            <translation>Welche Barbaren ziehen wohin?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Mercenaries: drag an army one Land space</source>
            <translation>Söldner: Ziehe ein Heer ein Landfeld weit</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which Barbarian city gets the Infantry?</source>
            <translation>Wohin mit der Infanterie?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Mercenaries: few are left, click one of the cities that they left</source>
            <translation>Söldner: Nur wenige übrig, klicke eine der verlassenen Städte an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which unit takes the Barbarians' place?</source>
            <translation>Welche Einheit tritt an die Stelle der Barbaren?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>You won over {target}</source>
            <translation>Gewonnen: {target}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Take one of these cards for one of yours?</source>
            <translation>Eine von deinen Karten tauschen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: only for a card of the same kind</source>
            <translation>{source}: nur gegen eine Karte derselben Art</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which card do you give for it?</source>
            <translation>Welche Karte gibst du dafür?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Keep one of these cards for one of yours?</source>
            <translation>Eine deiner Karten dafür abgeben?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which card do you put away for it?</source>
            <translation>Welche Karte legst du dafür weg?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>From where do you draw the Action card?</source>
            <translation>Woher ziehst du die Aktionskarte?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Great Mausoleum</source>
            <translation>Großes Mausoleum</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>From where do you draw the Event?</source>
            <translation>Woher ziehst du das Ereignis?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>How do you resolve the Event?</source>
            <translation>Was gilt vom Ereignis?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Announce it before the card is drawn</source>
            <translation>Sage es an, bevor die Karte gezogen wird</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which city loses mood?</source>
            <translation>In welcher Stadt sinkt die Stimmung?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Pay 1 Mood token to keep the city's mood?</source>
            <translation>1 Stimmungsmarker zahlen, damit die Stimmung bleibt?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}, Myths: click the city to pay, or do without</source>
            <translation>{source}, Mythen: Klicke die Stadt an, um zu zahlen, oder verzichte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Where do you lose a unit?</source>
            <translation>Wo verlierst du eine Einheit?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of the spaces</source>
            <translation>{source}: Klicke eines der Felder an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which unit do you lose?</source>
            <translation>Welche Einheit verlierst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which city is destroyed?</source>
            <translation>Welche Stadt wird zerstört?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which city loses a piece?</source>
            <translation>Welche Stadt verliert ein Stück?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: 1 to 3 pieces in all, click a city</source>
            <translation>{source}: insgesamt 1 bis 3 Stücke, klicke eine Stadt an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which piece is lost?</source>
            <translation>Welches Stück geht verloren?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: 2 points for a Building or Settlement</source>
            <translation>{source}: 2 Punkte für ein Gebäude oder eine Siedlung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which city loses an Infantry and mood?</source>
            <translation>Welche Stadt verliert Infanterie und Stimmung?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of the cities</source>
            <translation>{source}: Klicke eine der Städte an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Give up an Army unit to keep your action?</source>
            <translation>Eine Armee-Einheit aufgeben, um die Aktion zu behalten?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click where, or lose the action</source>
            <translation>{source}: Klicke an, wo, oder verliere die Aktion</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Give up an Army unit to keep your government?</source>
            <translation>Eine Armee-Einheit aufgeben, um die Regierung zu behalten?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click where, or change the government</source>
            <translation>{source}: Klicke an, wo, oder wechsle die Regierung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Take {source} into your hand?</source>
            <translation>{source} auf die Hand nehmen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>For 1 Culture token if you drew the card, else for 2</source>
            <translation>Für 1 Kulturmarker, wenn du die Karte gezogen hast, sonst für 2</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which region do you explore?</source>
            <translation>Welche Region erforschst du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click one of the marked regions</source>
            <translation>{source}: Klicke eine der markierten Regionen an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Found a city there for 2 Food?</source>
            <translation>Dort für 2 Nahrung eine Stadt gründen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click a space</source>
            <translation>{source}: Klicke ein Feld an</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Which city becomes Happy?</source>
            <translation>Welche Stadt wird zufrieden?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: for the usual price, without activating it</source>
            <translation>{source}: zum üblichen Preis, ohne sie zu aktivieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>What do you build?</source>
            <translation>Was baust du?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Where does the Port stand?</source>
            <translation>Wo steht der Hafen?</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{source}: click a Sea space</source>
            <translation>{source}: Klicke ein Meerfeld an</translation>
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
            <source>Event: drag an army one space towards your nearest city</source>
            <translation>Ereignis: Ziehe ein Heer ein Feld auf deine nächste Stadt zu</translation>
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
            <source>Play {half}</source>
            <translation>{half} spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Lose {option}</source>
            <translation>{option} verlieren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>{question}: {option}</source>
            <translation>{question}: {option}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Complete {objective}</source>
            <translation>Ziel erfüllen: {objective}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Offer {partner} {given} for {wanted}</source>
            <translation>Angebot an {partner}: {given} für {wanted}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>Accept the trade</source>
            <translation>Den Handel annehmen</translation>
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
            <source>Icon and text</source>
            <translation>Symbol und Text</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>No more</source>
            <translation>Keine weiteren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sentences.py"></location>
            <source>The icon only</source>
            <translation>Nur das Symbol</translation>
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
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>{unit} moved to {city}</source>
            <translation>{unit} zieht nach {city}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Units that go down</source>
            <translation>Einheiten, die untergehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>How the region lies</source>
            <translation>Lage der Region</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Where the Ships go</source>
            <translation>Wohin die Schiffe fahren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Culture for the attempt on {target}</source>
            <translation>Kultur für den Versuch bei {target}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Building influenced in {target}</source>
            <translation>Beeinflusstes Gebäude in {target}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Free Advance from {source}</source>
            <translation>Kostenloser Fortschritt durch {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Razing a city</source>
            <translation>Schleifen einer Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Change of government</source>
            <translation>Regierungswechsel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>New government</source>
            <translation>Neue Regierung</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>First player</source>
            <translation>Startspieler</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Offer by {by}</source>
            <translation>Angebot von {by}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Casualties</source>
            <translation>Verluste</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Battle</source>
            <translation>Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Card for the battle</source>
            <translation>Karte für die Schlacht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Withdrawal</source>
            <translation>Rückzug</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Answer with a card</source>
            <translation>Antwort mit einer Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Advance bought with {source}</source>
            <translation>Fortschritt gekauft mit {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Barbarians hired</source>
            <translation>Angeworbene Barbaren</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Garrison of {target}</source>
            <translation>Besatzung von {target}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>{source}: card taken</source>
            <translation>{source}: genommene Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>{source}: card given</source>
            <translation>{source}: gegebene Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>{source}: card kept</source>
            <translation>{source}: behaltene Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>{source}: card put away</source>
            <translation>{source}: weggelegte Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Action card drawn</source>
            <translation>Gezogene Aktionskarte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Event drawn</source>
            <translation>Gezogenes Ereignis</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Way of the Event</source>
            <translation>Abwicklung des Ereignisses</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Mood token against {source}</source>
            <translation>Stimmungsmarker gegen {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Unit lost: {source}</source>
            <translation>Verlorene Einheit: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Army unit for an action: {source}</source>
            <translation>Armee-Einheit für eine Aktion: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Army unit for the government: {source}</source>
            <translation>Armee-Einheit für die Regierung: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>{source} into the hand</source>
            <translation>{source} auf die Hand</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Region explored: {source}</source>
            <translation>Erforschte Region: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>City founded: {source}</source>
            <translation>Gegründete Stadt: {source}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/topics.py"></location>
            <source>Place of the Port</source>
            <translation>Ort des Hafens</translation>
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
            <location filename="../core/games/clash/content/events"></location>
            <source>With 4 or more cities: choose one of them. It is destroyed with all units there. Its pieces leave the game: 2 points for each Settlement and Building to the player of its colour. Wonders keep their points, but not their power.</source>
            <extracomment>what the text of the Event volcano does</extracomment>
            <translation>Mit 4 oder mehr Städten: Wähle eine davon. Sie wird mit allen Einheiten dort zerstört. Ihre Stücke kommen aus dem Spiel: 2 Punkte für jede Siedlung und jedes Gebäude an den Spieler der Farbe. Weltwunder behalten ihre Punkte, nicht ihre Wirkung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>With 3 or more cities: take 1 to 3 pieces out of your cities and out of the game; a Settlement only as the last piece of its city. 2 points for each Settlement and Building to the player of its colour; Wonders keep their points, but not their power. Cities that lost a piece and still stand lose a step of mood.</source>
            <extracomment>what the text of the Event earthquake does</extracomment>
            <translation>Mit 3 oder mehr Städten: Nimm 1 bis 3 Stücke aus deinen Städten und aus dem Spiel; eine Siedlung nur als letztes Stück ihrer Stadt. 2 Punkte für jede Siedlung und jedes Gebäude an den Spieler der Farbe; Weltwunder behalten ihre Punkte, nicht ihre Wirkung. In Städten, die ein Stück verloren und noch stehen, sinkt die Stimmung um eine Stufe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody with 3 or more cities must: take 1 to 3 pieces out of his cities and out of the game; a Settlement only as the last piece of its city. 2 points for each Settlement and Building to the player of its colour; Wonders keep their points, but not their power. Cities that lost a piece and still stand lose a step of mood.</source>
            <extracomment>what the text of the Event heavy_earthquake does</extracomment>
            <translation>Für jeden mit 3 oder mehr Städten: Nimm 1 bis 3 Stücke aus deinen Städten und aus dem Spiel; eine Siedlung nur als letztes Stück ihrer Stadt. 2 Punkte für jede Siedlung und jedes Gebäude an den Spieler der Farbe; Weltwunder behalten ihre Punkte, nicht ihre Wirkung. In Städten, die ein Stück verloren und noch stehen, sinkt die Stimmung um eine Stufe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Lower the mood of one of your cities beside the Sea by a step.</source>
            <extracomment>what the text of the Event flood does</extracomment>
            <translation>In einer deiner Städte am Meer sinkt die Stimmung um eine Stufe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody lowers the mood of one of his cities beside the Sea by a step.</source>
            <extracomment>what the text of the Event heavy_flood does</extracomment>
            <translation>Bei jedem sinkt in einer Stadt am Meer die Stimmung um eine Stufe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Lose 1 Food (no Gold instead). If you can't, one of your cities becomes Angry. With Irrigation: ignore this.</source>
            <extracomment>what the text of the Event famine does</extracomment>
            <translation>Verliere 1 Nahrung (kein Gold dafür). Kannst du das nicht, wird eine deiner Städte wütend. Mit Bewässerung bleibst du verschont.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Lose 2 Food (no Gold instead). If you have less, lose what you have, and one of your cities becomes Angry. With Irrigation: ignore this.</source>
            <extracomment>what the text of the Event severe_famine does</extracomment>
            <translation>Verliere 2 Nahrung (kein Gold dafür). Hast du weniger, verlierst du alle, und eine deiner Städte wird wütend. Mit Bewässerung bleibst du verschont.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody gains 1 Food.</source>
            <extracomment>what the text of the Event good_year_for_all does</extracomment>
            <translation>Jeder erhält 1 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You gain 1 Food.</source>
            <extracomment>what the text of the Event good_year does</extracomment>
            <translation>Du erhältst 1 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You gain 1 Food. Another player of your choice gains 1 Food.</source>
            <extracomment>what the text of the Event good_year_shared does</extracomment>
            <translation>Du erhältst 1 Nahrung. Ein anderer Spieler deiner Wahl erhält 1 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody gains 2 Food.</source>
            <extracomment>what the text of the Event awesome_year_for_all does</extracomment>
            <translation>Jeder erhält 2 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You gain 2 Food.</source>
            <extracomment>what the text of the Event awesome_year does</extracomment>
            <translation>Du erhältst 2 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You gain 2 Food. Give 2 Food from the supply to other players as you like: all to one, or to several.</source>
            <extracomment>what the text of the Event awesome_year_shared does</extracomment>
            <translation>Du erhältst 2 Nahrung. Gib anderen Spielern nach Belieben 2 Nahrung aus dem Vorrat: alles einem, oder mehreren.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody gains 3 Food.</source>
            <extracomment>what the text of the Event fantastic_year_for_all does</extracomment>
            <translation>Jeder erhält 3 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You gain 3 Food.</source>
            <extracomment>what the text of the Event fantastic_year does</extracomment>
            <translation>Du erhältst 3 Nahrung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You gain 3 Food. Give 3 Food from the supply to other players as you like: all to one, or to several.</source>
            <extracomment>what the text of the Event fantastic_year_shared does</extracomment>
            <translation>Du erhältst 3 Nahrung. Gib anderen Spielern nach Belieben 3 Nahrung aus dem Vorrat: alles einem, oder mehreren.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>You may take this card into your hand for 1 Culture token. If you don't, the others may, clockwise, for 2.</source>
            <extracomment>what the text of the Event great_person does</extracomment>
            <translation>Du darfst diese Karte für 1 Kulturmarker auf die Hand nehmen. Sonst dürfen es die anderen, im Uhrzeigersinn, für 2.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody with 2 or more cities lowers the mood of one of them by a step: of two with Roads, Navigation or Trade Routes. From now on nobody constructs Buildings or Wonders before he has Sanitation. With Sanitation: ignore this.</source>
            <extracomment>what the text of the Event plague does</extracomment>
            <translation>Bei jedem mit 2 oder mehr Städten sinkt in einer davon die Stimmung um eine Stufe: in zweien mit Straßen, Navigation oder Handelswegen. Von jetzt an baut niemand Gebäude oder Weltwunder, bevor er Hygiene hat. Mit Hygiene bleibst du verschont.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Everybody with 2 or more units removes one of them: two with Roads, Navigation or Trade Routes. With Sanitation: ignore this.</source>
            <extracomment>what the text of the Event epidemic does</extracomment>
            <translation>Jeder mit 2 oder mehr Einheiten entfernt eine davon: zwei mit Straßen, Navigation oder Handelswegen. Mit Hygiene bleibst du verschont.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Place a Settler from your supply in one of your cities. Choose another player: he places a Settler in one of his cities.</source>
            <extracomment>what the text of the Event population_boom does</extracomment>
            <translation>Setze einen Siedler aus deinem Vorrat in eine deiner Städte. Wähle einen anderen Spieler: Er setzt einen Siedler in eine seiner Städte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Choose another player: he places a Settler from his supply in one of his cities. Then lower the mood of one of your cities by a step.</source>
            <extracomment>what the text of the Event migration does</extracomment>
            <translation>Wähle einen anderen Spieler: Er setzt einen Siedler aus seinem Vorrat in eine seiner Städte. Dann sinkt in einer deiner Städte die Stimmung um eine Stufe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Choose a Neutral or Angry city of yours with Infantry: remove 1 Infantry there and lower the city's mood by a step. If there is none, lower the mood of one of your cities by a step.</source>
            <extracomment>what the text of the Event civil_war does</extracomment>
            <translation>Wähle eine deiner neutralen oder wütenden Städte mit Infanterie: Entferne dort 1 Infanterie, und die Stimmung der Stadt sinkt um eine Stufe. Gibt es keine, sinkt in einer deiner Städte die Stimmung um eine Stufe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/events"></location>
            <source>Lose 1 action (in the Status Phase: of your next turn), unless you remove one of your Army units. Then change your government at no price, if you can, unless you remove another one.</source>
            <extracomment>what the text of the Event revolution does</extracomment>
            <translation>Verliere 1 Aktion (in der Statusphase: deines nächsten Zuges), oder entferne eine deiner Armee-Einheiten. Wechsle dann kostenlos die Regierung, wenn du kannst, oder entferne noch eine.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take a Maritime Advance free. Then you may reveal a region beside a region with a city of yours, and pay 2 Food to found a city there without a Settler.</source>
            <extracomment>what Great Explorer does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Seefahrt. Dann darfst du eine Region neben einer Region mit einer deiner Städte aufdecken und dort für 2 Nahrung eine Stadt ohne Siedler gründen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take a Culture Advance free. One of your cities becomes Happy.</source>
            <extracomment>what Great Artist does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Kultur. Eine deiner Städte wird zufrieden.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take a Spirituality Advance free. Then you may construct a Temple for its price; its city is not activated.</source>
            <extracomment>what Great Prophet does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Spiritualität. Dann darfst du zum üblichen Preis einen Tempel bauen; die Stadt wird nicht aktiviert.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take a Construction Advance free. Then you may construct a building for its price; its city is not activated.</source>
            <extracomment>what Great Engineer does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt des Bauwesens. Dann darfst du zum üblichen Preis ein Gebäude bauen; die Stadt wird nicht aktiviert.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take an Education Advance free. Gain 2 Ideas.</source>
            <extracomment>what Great Philosopher does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Bildung. Erhalte 2 Ideen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take a Science Advance free. Gain 1 Idea and draw an Action card.</source>
            <extracomment>what Great Scientist does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Wissenschaft. Erhalte 1 Idee und ziehe eine Aktionskarte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take an Advance of a government free: of yours, if you have one. Draw 2 Action cards.</source>
            <extracomment>what Elder Statesman does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt einer Regierung: deiner eigenen, wenn du eine hast. Ziehe 2 Aktionskarten.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take a Warfare Advance free. Then move units as by a Move action: in its first battle you have +2 Combat Value in every round.</source>
            <extracomment>what Great Warlord does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Kriegskunst. Bewege dann Einheiten wie mit einer Aktion Bewegen: In der ersten Schlacht dabei hast du in jeder Runde +2 Kampfwert.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Take an Economics Advance free. With Trade Routes: gain now what they bring you.</source>
            <extracomment>what Great Merchant does</extracomment>
            <translation>Nimm kostenlos einen Fortschritt der Wirtschaft. Mit Handelswegen: Erhalte jetzt, was sie dir bringen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>City Growth</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Stadtwachstum</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: construct a building in one of your cities without paying for it.</source>
            <extracomment>what City Growth does</extracomment>
            <translation>Als Aktion: Baue in einer deiner Städte ein Gebäude, ohne dafür zu zahlen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Mass Collection</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Große Ernte</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>With a Collect action: the city collects from 2 more spaces.</source>
            <extracomment>what Mass Collection does</extracomment>
            <translation>Beim Sammeln: Die Stadt sammelt von 2 Feldern mehr.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Focused Collection</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Gezielte Ernte</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>With a Collect action: the city may collect from the same space more than once, as much in all as before.</source>
            <extracomment>what Focused Collection does</extracomment>
            <translation>Beim Sammeln: Die Stadt darf vom selben Feld mehrmals sammeln, insgesamt so viel wie sonst.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Cultural Awe</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Kulturelle Ehrfurcht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>With an Influence Culture attempt: try a Barbarian city of size 1. If it succeeds the city is yours; a Barbarian unit there becomes a Settler or Infantry of yours, the others are removed.</source>
            <extracomment>what Cultural Awe does</extracomment>
            <translation>Bei Kultureinfluss: Versuche ihn bei einer Barbarenstadt der Größe 1. Gelingt er, gehört die Stadt dir; eine Barbareneinheit dort wird zu deinem Siedler oder deiner Infanterie, die anderen kommen weg.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Explorers</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Entdecker</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: reveal a region that touches a region with a city of yours, place a Settler from your supply in one of your cities, or both.</source>
            <extracomment>what Explorers does</extracomment>
            <translation>Als Aktion: Decke eine Region neben einer Region mit einer deiner Städte auf, setze einen Siedler aus deinem Vorrat in eine deiner Städte, oder beides.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Gain an Advance without paying for it. It brings no Event.</source>
            <extracomment>what Advance does</extracomment>
            <translation>Erhalte einen Fortschritt, ohne zu zahlen. Er bringt kein Ereignis.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Inspiration</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Inspiration</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Gain an Advance that a player owns who has a unit or city within 2 spaces of yours. It costs nothing and brings no Event.</source>
            <extracomment>what Inspiration does</extracomment>
            <translation>Erhalte einen Fortschritt, den ein Spieler mit einer Einheit oder Stadt im Umkreis von 2 Feldern um deine hat. Er kostet nichts und bringt kein Ereignis.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Leap of Knowledge</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Wissenssprung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Gain 1 Idea for each Academy in your cities.</source>
            <extracomment>what Leap of Knowledge does</extracomment>
            <translation>Erhalte 1 Idee für jede Akademie in deinen Städten.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Good Ideas</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Gute Ideen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>In a turn in which you won a land battle or captured a city: gain 2 Ideas.</source>
            <extracomment>what Good Ideas does</extracomment>
            <translation>In einem Zug, in dem du eine Landschlacht gewonnen oder eine Stadt erobert hast: Erhalte 2 Ideen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Tech Synergy</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Technik-Synergie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: buy two Advances of one category at their usual prices. They bring no Event.</source>
            <extracomment>what Tech Synergy does</extracomment>
            <translation>Als Aktion: Kaufe zwei Fortschritte einer Kategorie zum üblichen Preis. Sie bringen kein Ereignis.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Idea Synergy</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Ideen-Synergie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: buy an Advance at its usual price, without an Event; then gain 2 Ideas.</source>
            <extracomment>what Idea Synergy does</extracomment>
            <translation>Als Aktion: Kaufe einen Fortschritt zum üblichen Preis, ohne Ereignis; erhalte dann 2 Ideen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Teach Us Now!</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Lehrt uns jetzt!</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Right after you captured a player's city: gain an Advance that this player owns. It costs nothing and brings no Event.</source>
            <extracomment>what Teach Us Now! does</extracomment>
            <translation>Gleich nachdem du die Stadt eines Spielers erobert hast: Erhalte einen Fortschritt, den er hat. Er kostet nichts und bringt kein Ereignis.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Tech Exchange</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Technik-Austausch</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Choose a player who has a unit or city within 2 spaces of yours: gain an Advance that this player owns; then they gain one that you own. Both cost nothing and bring no Event.</source>
            <extracomment>what Tech Exchange does</extracomment>
            <translation>Wähle einen Spieler mit einer Einheit oder Stadt im Umkreis von 2 Feldern um deine: Erhalte einen Fortschritt, den er hat; dann erhält er einen von dir. Beide kosten nichts und bringen kein Ereignis.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Leadership</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Führung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>You have 1 more action this turn.</source>
            <extracomment>what Leadership does</extracomment>
            <translation>Du hast in diesem Zug 1 Aktion mehr.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Assassination</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Attentat</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Choose another player: their next turn has 1 action less. Each player can suffer this only once at a time.</source>
            <extracomment>what Assassination does</extracomment>
            <translation>Wähle einen anderen Spieler: Sein nächster Zug hat 1 Aktion weniger. Das kann jeden nur einmal zugleich treffen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Negotiations</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Verhandlungen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>At the start of your turn, before anything else: choose another player. You can't attack them this turn, and they can't attack you in their next turn.</source>
            <extracomment>what Negotiations does</extracomment>
            <translation>Zu Beginn deines Zuges, vor allem anderen: Wähle einen anderen Spieler. Du kannst ihn in diesem Zug nicht angreifen, und er dich nicht in seinem nächsten.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Spies</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Spione</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: look at all Action, Objective and Wonder cards of another player. You may swap one of them for a card of the same kind from your hand.</source>
            <extracomment>what Spies does</extracomment>
            <translation>Als Aktion: Sieh dir alle Aktions-, Ziel- und Weltwunderkarten eines anderen Spielers an. Du darfst eine davon gegen eine Karte derselben Art aus deiner Hand tauschen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>New Goals</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Neue Ziele</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: look at 2 Objective cards from the deck. You may keep one of them for an Objective card from your hand; the others are shuffled into the deck.</source>
            <extracomment>what New Goals does</extracomment>
            <translation>Als Aktion: Sieh dir 2 Zielkarten vom Stapel an. Du darfst eine davon statt einer Zielkarte aus deiner Hand behalten; die anderen werden in den Stapel gemischt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Militia</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Miliz</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Place 1 Infantry from your supply in one of your cities.</source>
            <extracomment>what Militia does</extracomment>
            <translation>Setze 1 Infanterie aus deinem Vorrat in eine deiner Städte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Heroic General</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Kriegsheld</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>In a turn in which you won a land battle: raise the mood of a city by 1 step; then you may pay 1 Mood token to raise one of your cities by 1 step.</source>
            <extracomment>what Heroic General does</extracomment>
            <translation>In einem Zug, in dem du eine Landschlacht gewonnen hast: Hebe die Stimmung einer Stadt um 1 Stufe; dann darfst du für 1 Stimmungsmarker noch eine deiner Städte um 1 Stufe heben.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>Mercenaries</source>
            <extracomment>the civil half of an Action card, or a Great Person</extracomment>
            <translation>Söldner</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/action_cards"></location>
            <source>As an action: pay 1 Food, Wood, Ore or Culture token each for any number of Barbarian armies within 2 spaces of your cities or Army units. Move each of them 1 Land space; battles are fought at once. Each Barbarian city that they leave gets an Infantry.</source>
            <extracomment>what Mercenaries does</extracomment>
            <translation>Als Aktion: Zahle je 1 Nahrung, Holz, Erz oder Kulturmarker für beliebig viele Barbarenheere im Umkreis von 2 Feldern um deine Städte oder Armee-Einheiten. Ziehe jedes davon 1 Landfeld weit; Schlachten folgen sofort. Jede Barbarenstadt, die sie verlassen, bekommt eine Infanterie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>High Morale</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Hohe Moral</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>+2 Combat Value.</source>
            <extracomment>what High Morale does in a battle</extracomment>
            <translation>+2 Kampfwert.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Wedge Formation</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Keilformation</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Attacker only: +1 Combat Value for each Army unit that the defender has in the battle.</source>
            <extracomment>what Wedge Formation does in a battle</extracomment>
            <translation>Nur Angreifer: +1 Kampfwert für jede Armee-Einheit, die der Verteidiger in der Schlacht hat.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Defiant Stand</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Trotzige Abwehr</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Defender only: the attacker has -1 Combat Value for each Army unit that he has in the battle, at sea for each Ship.</source>
            <extracomment>what Defiant Stand does in a battle</extracomment>
            <translation>Nur Verteidiger: Der Angreifer hat -1 Kampfwert für jede seiner Armee-Einheiten in der Schlacht, auf See für jedes Schiff.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Flanking</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Flankenangriff</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Attacker only: roll 1 more die.</source>
            <extracomment>what Flanking does in a battle</extracomment>
            <translation>Nur Angreifer: Wirf 1 Würfel mehr.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Prepared Defenses</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Gut vorbereitet</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Defender only: roll 1 more die.</source>
            <extracomment>what Prepared Defenses does in a battle</extracomment>
            <translation>Nur Verteidiger: Wirf 1 Würfel mehr.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>For the People</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Für das Volk</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Defender of a city only: roll 1 more die.</source>
            <extracomment>what For the People does in a battle</extracomment>
            <translation>Nur Verteidiger einer Stadt: Wirf 1 Würfel mehr.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Upgraded Defenses</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Bessere Wälle</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Defender of a city only: cancel 1 hit.</source>
            <extracomment>what Upgraded Defenses does in a battle</extracomment>
            <translation>Nur Verteidiger einer Stadt: Hebe 1 Treffer auf.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>High Ground</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Anhöhe</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>The enemy's Clash abilities don't work in this roll. Not when you attack a city.</source>
            <extracomment>what High Ground does in a battle</extracomment>
            <translation>Die Kampfsymbole des Gegners wirken bei diesem Wurf nicht. Nicht, wenn du eine Stadt angreifst.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>The Siege</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Umzingelung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Attacker of a city only: +1 Combat Value. The defender's Clash abilities don't work in this roll, unless he pays 2 Food.</source>
            <extracomment>what The Siege does in a battle</extracomment>
            <translation>Nur Angreifer einer Stadt: +1 Kampfwert. Die Kampfsymbole des Verteidigers wirken bei diesem Wurf nicht, wenn er nicht 2 Nahrung zahlt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Routing</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Verfolgung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>After the casualties, if the enemy lost at least as many Army units this round as you: roll a die; on 5 or 6 he removes 1 more. This can't be cancelled.</source>
            <extracomment>what Routing does in a battle</extracomment>
            <translation>Nach den Verlusten, wenn der Gegner in dieser Runde mindestens so viele Armee-Einheiten verlor wie du: Würfle; bei 5 oder 6 entfernt er 1 weitere. Das lässt sich nicht aufheben.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Tactical Surprise</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Überrumpelung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>+1 Combat Value. After the casualties, if the enemy lost an Army unit or a Ship by your hits: draw an Action card.</source>
            <extracomment>what Tactical Surprise does in a battle</extracomment>
            <translation>+1 Kampfwert. Nach den Verlusten, wenn der Gegner durch deine Treffer eine Armee-Einheit oder ein Schiff verlor: Ziehe eine Aktionskarte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Scouts</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Späher</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>At once, before all else: the enemy's card has no effect and goes to your hand.</source>
            <extracomment>what Scouts does in a battle</extracomment>
            <translation>Sofort, vor allem anderen: Die Karte des Gegners hat keine Wirkung und kommt auf deine Hand.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Martyr</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Märtyrer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>At once: remove 1 of your Army units here, at sea 1 of your Ships; the enemy must do the same. His card has no effect.</source>
            <extracomment>what Martyr does in a battle</extracomment>
            <translation>Sofort: Entferne hier 1 deiner Armee-Einheiten, auf See 1 deiner Schiffe; der Gegner muss dasselbe tun. Seine Karte hat keine Wirkung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Archers</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Bogenschützen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>At once: roll a die; on 5 or 6 the enemy removes 1 of his Army units. This can't be cancelled.</source>
            <extracomment>what Archers does in a battle</extracomment>
            <translation>Sofort: Würfle; bei 5 oder 6 entfernt der Gegner 1 seiner Armee-Einheiten. Das lässt sich nicht aufheben.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Peltasts</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Peltasten</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>At once: roll a die for each of your Army units here; if one shows 5 or 6, cancel 1 hit of this round.</source>
            <extracomment>what Peltasts does in a battle</extracomment>
            <translation>Sofort: Würfle für jede deiner Armee-Einheiten hier; zeigt ein Würfel 5 oder 6, hebe 1 Treffer dieser Runde auf.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Tactical Retreat</source>
            <extracomment>the combat half of an Action card</extracomment>
            <translation>Geordneter Rückzug</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/combat_cards"></location>
            <source>Defender only, after all other cards: the battle ends without a roll. Move all your units to an adjacent Land space without enemies and with room for them. The enemy has won the battle.</source>
            <extracomment>what Tactical Retreat does in a battle</extracomment>
            <translation>Nur Verteidiger, nach allen anderen Karten: Die Schlacht endet ohne Wurf. Ziehe alle deine Einheiten auf ein benachbartes Landfeld ohne Feinde und mit Platz für sie. Der Gegner hat die Schlacht gewonnen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Advanced</source>
            <extracomment>an objective</extracomment>
            <translation>Fortschrittlich</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own at least 6 Advances, and more than every other player.</source>
            <extracomment>what fulfils Advanced</extracomment>
            <translation>Statusphase: Du hast mindestens 6 Fortschritte, und mehr als jeder andere.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>City Planner</source>
            <extracomment>an objective</extracomment>
            <translation>Stadtplaner</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Construction.</source>
            <extracomment>what fulfils City Planner</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Bauwesen.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Enlightened</source>
            <extracomment>an objective</extracomment>
            <translation>Aufgeklärt</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Education.</source>
            <extracomment>what fulfils Enlightened</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Bildung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Culture.</source>
            <extracomment>what fulfils Culture</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Kultur.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Science.</source>
            <extracomment>what fulfils Science</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Wissenschaft.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Merchant</source>
            <extracomment>an objective</extracomment>
            <translation>Kaufmann</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Economics.</source>
            <extracomment>what fulfils Merchant</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Wirtschaft.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Seafarer</source>
            <extracomment>an objective</extracomment>
            <translation>Seefahrer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Maritime.</source>
            <extracomment>what fulfils Seafarer</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Seefahrt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Militarized</source>
            <extracomment>an objective</extracomment>
            <translation>Aufgerüstet</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of Warfare.</source>
            <extracomment>what fulfils Militarized</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte der Kategorie Kriegskunst.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Government</source>
            <extracomment>an objective</extracomment>
            <translation>Regierung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of one government.</source>
            <extracomment>what fulfils Government</extracomment>
            <translation>Statusphase: Du hast alle vier Fortschritte einer Regierung.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Focused</source>
            <extracomment>an objective</extracomment>
            <translation>Zielstrebig</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own all four Advances of more categories than every other player; a government is a category too.</source>
            <extracomment>what fulfils Focused</extracomment>
            <translation>Statusphase: Du hast in mehr Kategorien als jeder andere alle vier Fortschritte; eine Regierung ist auch eine Kategorie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Balanced</source>
            <extracomment>an objective</extracomment>
            <translation>Ausgewogen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you own at least one Advance in 9 of the 12 categories.</source>
            <extracomment>what fulfils Balanced</extracomment>
            <translation>Statusphase: Du hast in 9 der 12 Kategorien mindestens einen Fortschritt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Conqueror</source>
            <extracomment>an objective</extracomment>
            <translation>Eroberer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after you capture a city: it belonged to another player and was defended by an Army unit or a Fortress.</source>
            <extracomment>what fulfils Conqueror</extracomment>
            <translation>Gleich nachdem du eine Stadt erobert hast: Sie gehörte einem anderen Spieler und wurde von einer Armee-Einheit oder Festung verteidigt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Amphibious Assault</source>
            <extracomment>an objective</extracomment>
            <translation>Landungsangriff</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after you capture a city: it belonged to another player, and your units attacked it straight from their Ships.</source>
            <extracomment>what fulfils Amphibious Assault</extracomment>
            <translation>Gleich nachdem du eine Stadt erobert hast: Sie gehörte einem anderen Spieler, und deine Einheiten griffen sie direkt von ihren Schiffen aus an.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Assimilator</source>
            <extracomment>an objective</extracomment>
            <translation>Zivilisierer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after you capture a city: it belonged to the Barbarians and at least 2 of their Army units defended it.</source>
            <extracomment>what fulfils Assimilator</extracomment>
            <translation>Gleich nachdem du eine Stadt erobert hast: Sie gehörte den Barbaren, und mindestens 2 ihrer Armee-Einheiten verteidigten sie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Warmonger</source>
            <extracomment>an objective</extracomment>
            <translation>Kriegstreiber</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a land battle in your turn: you have fought on land on at least 2 spaces this turn and won at least once.</source>
            <extracomment>what fulfils Warmonger</extracomment>
            <translation>Gleich nach einer Landschlacht in deinem Zug: Du hast in diesem Zug an Land auf mindestens 2 Feldern gekämpft und mindestens einmal gesiegt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Warlord</source>
            <extracomment>an objective</extracomment>
            <translation>Kriegsherr</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a land battle: you eliminated at least 3 enemy Army units in it, whoever won.</source>
            <extracomment>what fulfils Warlord</extracomment>
            <translation>Gleich nach einer Landschlacht: Du hast darin mindestens 3 feindliche Armee-Einheiten vernichtet, wer auch siegte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Great Battle</source>
            <extracomment>an objective</extracomment>
            <translation>Große Schlacht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a land battle: at least 6 Army units took part, yours and the enemy's together, whoever won.</source>
            <extracomment>what fulfils Great Battle</extracomment>
            <translation>Gleich nach einer Landschlacht: Mindestens 6 Armee-Einheiten nahmen teil, deine und die des Gegners zusammen, wer auch siegte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Against All Odds</source>
            <extracomment>an objective</extracomment>
            <translation>Unterlegen</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a battle: you won against another player who had more units at the start (at sea: more Ships).</source>
            <extracomment>what fulfils Against All Odds</extracomment>
            <translation>Gleich nach einer Schlacht: Du hast gegen einen anderen Spieler gesiegt, der zu Beginn mehr Einheiten hatte (auf See: mehr Schiffe).</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Daring</source>
            <extracomment>an objective</extracomment>
            <translation>Kühn</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a battle: you won against another player who owns more Advances of Warfare, or had more units at the start.</source>
            <extracomment>what fulfils Daring</extracomment>
            <translation>Gleich nach einer Schlacht: Du hast gegen einen anderen Spieler gesiegt, der mehr Fortschritte der Kriegskunst hat oder zu Beginn mehr Einheiten hatte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Legend</source>
            <extracomment>an objective</extracomment>
            <translation>Legende</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a land battle: you attacked a city of size 5 with a Wonder in it with at least 3 Army units, whoever won.</source>
            <extracomment>what fulfils Legend</extracomment>
            <translation>Gleich nach einer Landschlacht: Du hast mit mindestens 3 Armee-Einheiten eine Stadt der Größe 5 mit einem Weltwunder angegriffen, wer auch siegte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Marauder</source>
            <extracomment>an objective</extracomment>
            <translation>Plünderer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a battle: you eliminated a Settler or Ship of a player who has Trade Routes where it could have made one.</source>
            <extracomment>what fulfils Marauder</extracomment>
            <translation>Gleich nach einer Schlacht: Du hast einen Siedler oder ein Schiff eines Spielers mit Handelswegen vernichtet, wo es einen bilden konnte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Aggressor</source>
            <extracomment>an objective</extracomment>
            <translation>Aggressor</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a land battle: you attacked, won, and eliminated at least 2 enemy Army units in it.</source>
            <extracomment>what fulfils Aggressor</extracomment>
            <translation>Gleich nach einer Landschlacht: Du hast angegriffen, gesiegt und darin mindestens 2 feindliche Armee-Einheiten vernichtet.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Defiance</source>
            <extracomment>an objective</extracomment>
            <translation>Standhaft</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after a battle in a city, yours or theirs: you won against Barbarians and eliminated at least 2 of their units.</source>
            <extracomment>what fulfils Defiance</extracomment>
            <translation>Gleich nach einer Schlacht in einer Stadt, deiner oder ihrer: Du hast gegen Barbaren gesiegt und mindestens 2 ihrer Einheiten vernichtet.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Academic</source>
            <extracomment>an objective</extracomment>
            <translation>Gelehrt</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: more of your cities have an Academy, of whatever colour, than of every other player's.</source>
            <extracomment>what fulfils Academic</extracomment>
            <translation>Statusphase: In mehr deiner Städte als in denen jedes anderen steht eine Akademie, gleich welcher Farbe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Coastal Culture</source>
            <extracomment>an objective</extracomment>
            <translation>Küstenkultur</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: more of your cities have a Port, of whatever colour, than of every other player's.</source>
            <extracomment>what fulfils Coastal Culture</extracomment>
            <translation>Statusphase: In mehr deiner Städte als in denen jedes anderen steht ein Hafen, gleich welcher Farbe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Religious</source>
            <extracomment>an objective</extracomment>
            <translation>Fromm</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: more of your cities have a Temple, of whatever colour, than of every other player's.</source>
            <extracomment>what fulfils Religious</extracomment>
            <translation>Statusphase: In mehr deiner Städte als in denen jedes anderen steht ein Tempel, gleich welcher Farbe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Fortified</source>
            <extracomment>an objective</extracomment>
            <translation>Befestigt</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: more of your cities have a Fortress, of whatever colour, than of every other player's.</source>
            <extracomment>what fulfils Fortified</extracomment>
            <translation>Statusphase: In mehr deiner Städte als in denen jedes anderen steht eine Festung, gleich welcher Farbe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: your cities hold at least 4 different kinds of buildings in your own colour.</source>
            <extracomment>what fulfils City Planner</extracomment>
            <translation>Statusphase: In deinen Städten stehen mindestens 4 verschiedene Arten von Gebäuden deiner Farbe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Civilization!</source>
            <extracomment>an objective</extracomment>
            <translation>Zivilisation!</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 6 cities.</source>
            <extracomment>what fulfils Civilization!</extracomment>
            <translation>Statusphase: Du hast mindestens 6 Städte.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Citadel</source>
            <extracomment>an objective</extracomment>
            <translation>Zitadelle</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have a city of size 5.</source>
            <extracomment>what fulfils Citadel</extracomment>
            <translation>Statusphase: Du hast eine Stadt der Größe 5.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: at least 4 of your cities are Happy.</source>
            <extracomment>what fulfils Happy</extracomment>
            <translation>Statusphase: Mindestens 4 deiner Städte sind zufrieden.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Draconian</source>
            <extracomment>an objective</extracomment>
            <translation>Drakonisch</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after an action of yours: at least 4 of your cities are Angry.</source>
            <extracomment>what fulfils Draconian</extracomment>
            <translation>Gleich nach einer deiner Aktionen: Mindestens 4 deiner Städte sind wütend.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Dominion</source>
            <extracomment>an objective</extracomment>
            <translation>Herrschaft</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: at least 4 of your cities have no other city beside them, whoever's.</source>
            <extracomment>what fulfils Dominion</extracomment>
            <translation>Statusphase: Neben mindestens 4 deiner Städte liegt keine andere Stadt, wem sie auch gehört.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Colony</source>
            <extracomment>an objective</extracomment>
            <translation>Kolonie</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have a city 5 or more spaces away from the space of your first city. Not if in the last round you completed New Founder.</source>
            <extracomment>what fulfils Colony</extracomment>
            <translation>Statusphase: Du hast eine Stadt, die 5 oder mehr Felder vom Feld deiner ersten Stadt entfernt ist. Nicht, wenn du in der letzten Runde Neugründer erfüllt hast.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>New Founder</source>
            <extracomment>an objective</extracomment>
            <translation>Neugründer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after you found a city: it lies 5 or more spaces away from the space of your first city.</source>
            <extracomment>what fulfils New Founder</extracomment>
            <translation>Gleich nachdem du eine Stadt gegründet hast: Sie liegt 5 oder mehr Felder vom Feld deiner ersten Stadt entfernt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Wonderful</source>
            <extracomment>an objective</extracomment>
            <translation>Wundervoll</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after you construct a Wonder. Or in the Status Phase: in the last round just one Wonder was constructed, by you.</source>
            <extracomment>what fulfils Wonderful</extracomment>
            <translation>Gleich nachdem du ein Weltwunder gebaut hast. Oder in der Statusphase: In der letzten Runde wurde nur ein Weltwunder gebaut, von dir.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Consulates</source>
            <extracomment>an objective</extracomment>
            <translation>Konsulate</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: buildings in your colour stand in at least 2 cities of other players.</source>
            <extracomment>what fulfils Consulates</extracomment>
            <translation>Statusphase: In mindestens 2 Städten anderer Spieler stehen Gebäude deiner Farbe.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: more buildings in your colour stand in cities of others, Barbarians included, than of every other player's.</source>
            <extracomment>what fulfils Influence</extracomment>
            <translation>Statusphase: In Städten anderer, auch der Barbaren, stehen mehr Gebäude deiner Farbe als Gebäude jedes anderen Spielers.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Great Navy</source>
            <extracomment>an objective</extracomment>
            <translation>Große Flotte</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have 4 Ships, or at least 2 and more than every other player.</source>
            <extracomment>what fulfils Great Navy</extracomment>
            <translation>Statusphase: Du hast 4 Schiffe, oder mindestens 2 und mehr als jeder andere.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Great Army</source>
            <extracomment>an objective</extracomment>
            <translation>Großes Heer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 4 Army units more than every other player.</source>
            <extracomment>what fulfils Great Army</extracomment>
            <translation>Statusphase: Du hast mindestens 4 Armee-Einheiten mehr als jeder andere.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Standing Army</source>
            <extracomment>an objective</extracomment>
            <translation>Stehendes Heer</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: at least 4 of your cities hold Army units of yours. Not in the same phase as Military Might.</source>
            <extracomment>what fulfils Standing Army</extracomment>
            <translation>Statusphase: In mindestens 4 deiner Städte stehen Armee-Einheiten von dir. Nicht in derselben Phase wie Militärmacht.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Military Might</source>
            <extracomment>an objective</extracomment>
            <translation>Militärmacht</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 12 Army units and Ships together. Not in the same phase as Standing Army.</source>
            <extracomment>what fulfils Military Might</extracomment>
            <translation>Statusphase: Du hast mindestens 12 Armee-Einheiten und Schiffe zusammen. Nicht in derselben Phase wie Stehendes Heer.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Threat</source>
            <extracomment>an objective</extracomment>
            <translation>Bedrohung</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: at least 4 of your Army units stand beside cities of other players.</source>
            <extracomment>what fulfils Threat</extracomment>
            <translation>Statusphase: Mindestens 4 deiner Armee-Einheiten stehen neben Städten anderer Spieler.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Outposts</source>
            <extracomment>an objective</extracomment>
            <translation>Vorposten</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: Army units of yours stand on at least 3 spaces that neither hold nor adjoin a city of yours.</source>
            <extracomment>what fulfils Outposts</extracomment>
            <translation>Statusphase: Deine Armee-Einheiten stehen auf mindestens 3 Feldern, auf denen und neben denen keine deiner Städte liegt.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Blockade</source>
            <extracomment>an objective</extracomment>
            <translation>Blockade</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: at least 2 of your Ships lie in Port spaces of other players' cities.</source>
            <extracomment>what fulfils Blockade</extracomment>
            <translation>Statusphase: Mindestens 2 deiner Schiffe liegen auf Hafenfeldern der Städte anderer Spieler.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Right after recruiting with Draft: it is the second Recruit action of this turn in which you used it.</source>
            <extracomment>what fulfils Draft</extracomment>
            <translation>Gleich nach Rekrutieren mit Wehrpflicht: Es ist die zweite Aktion Rekrutieren dieses Zuges, in der du sie genutzt hast.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Ideas!</source>
            <extracomment>an objective</extracomment>
            <translation>Ideen!</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 5 Ideas. Pay 2 of them; nothing replaces them.</source>
            <extracomment>what fulfils Ideas!</extracomment>
            <translation>Statusphase: Du hast mindestens 5 Ideen. Zahle 2 davon; nichts ersetzt sie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Rich</source>
            <extracomment>an objective</extracomment>
            <translation>Reich</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 5 Gold. Pay 2 of them; nothing replaces them.</source>
            <extracomment>what fulfils Rich</extracomment>
            <translation>Statusphase: Du hast mindestens 5 Gold. Zahle 2 davon; nichts ersetzt sie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Ore!</source>
            <extracomment>an objective</extracomment>
            <translation>Erz!</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 5 Ore. Pay 2 of them; nothing replaces them.</source>
            <extracomment>what fulfils Ore!</extracomment>
            <translation>Statusphase: Du hast mindestens 5 Erz. Zahle 2 davon; nichts ersetzt sie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Wood!</source>
            <extracomment>an objective</extracomment>
            <translation>Holz!</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 5 Wood. Pay 2 of them; nothing replaces them.</source>
            <extracomment>what fulfils Wood!</extracomment>
            <translation>Statusphase: Du hast mindestens 5 Holz. Zahle 2 davon; nichts ersetzt sie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Food!</source>
            <extracomment>an objective</extracomment>
            <translation>Nahrung!</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 5 Food. Pay 2 of them; nothing replaces them.</source>
            <extracomment>what fulfils Food!</extracomment>
            <translation>Statusphase: Du hast mindestens 5 Nahrung. Zahle 2 davon; nichts ersetzt sie.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Well Stocked</source>
            <extracomment>an objective</extracomment>
            <translation>Gut versorgt</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have at least 3 Food, 3 Ore and 3 Wood.</source>
            <extracomment>what fulfils Well Stocked</extracomment>
            <translation>Statusphase: Du hast mindestens 3 Nahrung, 3 Erz und 3 Holz.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Trader</source>
            <extracomment>an objective</extracomment>
            <translation>Händler</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have Trade Routes and could make at least 3 of them. Not in the same phase as Sea Lanes.</source>
            <extracomment>what fulfils Trader</extracomment>
            <translation>Statusphase: Du hast Handelswege und könntest mindestens 3 davon bilden. Nicht in derselben Phase wie Seewege.</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Sea Lanes</source>
            <extracomment>an objective</extracomment>
            <translation>Seewege</translation>
        </message>
        <message>
            <location filename="../core/games/clash/content/objectives"></location>
            <source>Status Phase: you have Trade Routes and could make at least 2 of them by Ships alone. Not in the same phase as Trader.</source>
            <extracomment>what fulfils Sea Lanes</extracomment>
            <translation>Statusphase: Du hast Handelswege und könntest mindestens 2 davon allein mit Schiffen bilden. Nicht in derselben Phase wie Händler.</translation>
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
            <source>Action Cards</source>
            <translation>Aktionskarten</translation>
        </message>
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
            <source>Appendix: Conversion</source>
            <translation>Anhang: Bekehrung</translation>
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
            <source>City Moods</source>
            <translation>Stimmung der Städte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>City Size</source>
            <translation>Größe der Städte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Combat</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Combat Roll</source>
            <translation>Kampfwurf</translation>
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
            <source>Events</source>
            <translation>Ereignisse</translation>
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
            <source>Fortress</source>
            <translation>Festung</translation>
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
            <source>Objective Cards</source>
            <translation>Zielkarten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Play Action Card</source>
            <translation>Aktionskarte spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Player Trades</source>
            <translation>Handel zwischen Spielern</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Ports</source>
            <translation>Häfen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Remove Casualties</source>
            <translation>Verluste entfernen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/words/sections.py"></location>
            <source>Reveal Action Card</source>
            <translation>Aktionskarte aufdecken</translation>
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
            <source>Winning the Game</source>
            <translation>Spielsieg</translation>
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
            <location filename="../desktop/games/clash/docks/boards.py"></location>
            <source>{owned} of 48 Advances</source>
            <translation>{owned} von 48 Fortschritten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>The offer itself is public; only {name} may see cards that are shown with it.</source>
            <translation>Das Angebot selbst ist öffentlich; nur {name} darf Karten sehen, die dazu gezeigt werden.</translation>
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
            <source>Drag or click a piece of the supply, a token, a cube</source>
            <translation>Ein Stück des Vorrats, einen Marker, einen Würfel ziehen oder anklicken</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>build, recruit, found, please, influence, buy</source>
            <translation>bauen, rekrutieren, gründen, erfreuen, beeinflussen, kaufen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Drag a resource to a player or a city of theirs</source>
            <translation>Eine Ressource zu einem Spieler oder einer Stadt von ihm ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>offer it in a trade</source>
            <translation>sie zum Tausch anbieten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Second button or long press on units</source>
            <translation>Zweite Taste oder langer Druck auf Einheiten</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>choose how many are taken</source>
            <translation>wählen, wie viele genommen werden</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Ctrl + Enter</source>
            <translation>Strg + Enter</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>show what can be done at the space where the keyboard is</source>
            <translation>zeigt, was auf dem Feld getan werden kann, auf dem die Tastatur steht</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Enter, Esc</source>
            <translation>Enter, Esc</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>answer what the bar asks</source>
            <translation>beantworten, was die Leiste fragt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Mouse over a card, Alt</source>
            <translation>Maus über einer Karte, Alt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>show it large: Alt at once, and the wheel scrolls its text</source>
            <translation>sie groß zeigen: mit Alt sofort, und das Rad blättert im Text</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Double click on a card, drag it to the board, Enter</source>
            <translation>Doppelklick auf eine Karte, auf das Brett ziehen, Eingabe</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>play it</source>
            <translation>sie spielen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Right click on a card</source>
            <translation>Rechtsklick auf eine Karte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>its menu: play it, show it large</source>
            <translation>ihr Menü: spielen, groß zeigen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Age {age}, round {round}</source>
            <translation>Zeitalter {age}, Runde {round}</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Player board</source>
            <translation>Spielertafel</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/table.py"></location>
            <source>Hand</source>
            <translation>Hand</translation>
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
            <source>Spaces</source>
            <translation>Felder</translation>
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
        <name>DockTabs</name>
        <message>
            <location filename="../desktop/app/docktabs.py"></location>
            <source>Panels</source>
            <translation>Bereiche</translation>
        </message>
        <message>
            <location filename="../desktop/app/docktabs.py"></location>
            <source>Float</source>
            <translation>Ablösen</translation>
        </message>
        <message>
            <location filename="../desktop/app/docktabs.py"></location>
            <source>Hide</source>
            <translation>Ausblenden</translation>
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
        <name>EarlierDialog</name>
        <message>
            <location filename="../desktop/dialogs/earlier.py"></location>
            <source>Earlier games</source>
            <translation>Frühere Spiele</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/earlier.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
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
            <source>right click on a figure: what it is made of</source>
            <translation>Rechtsklick auf eine Zahl: woraus sie besteht</translation>
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
        <name>Faults</name>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>Games are not saved by themselves: the folder {folder} can't be made ({reason}).</source>
            <translation>Spiele werden nicht von selbst gespeichert: Der Ordner {folder} kann nicht angelegt werden ({reason}).</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>You can play all the same, and save a copy to another folder.</source>
            <translation>Du kannst trotzdem spielen und eine Kopie in einem anderen Ordner speichern.</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>Your game is saved in {path}.</source>
            <translation>Dein Spiel ist in {path} gespeichert.</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>The report is {path}.</source>
            <translation>Der Bericht ist {path}.</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>Copy report</source>
            <translation>Bericht kopieren</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>Save game copy</source>
            <translation>Spielkopie speichern</translation>
        </message>
        <message>
            <location filename="../desktop/app/faults.py"></location>
            <source>Something went wrong: {what}</source>
            <translation>Etwas ist schiefgegangen: {what}</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <location filename="../desktop/app/files.py"></location>
            <source>Open a save</source>
            <translation>Spielstand öffnen</translation>
        </message>
        <message>
            <location filename="../desktop/app/files.py"></location>
            <source>Saved games</source>
            <translation>Spielstände</translation>
        </message>
        <message>
            <location filename="../desktop/app/files.py"></location>
            <source>Save a copy</source>
            <translation>Kopie speichern</translation>
        </message>
        <message>
            <location filename="../desktop/app/files.py"></location>
            <source>The copy could not be written: {reason}.</source>
            <translation>Die Kopie konnte nicht geschrieben werden: {reason}.</translation>
        </message>
        <message>
            <location filename="../desktop/app/files.py"></location>
            <source>The game was saved as {file}.</source>
            <translation>Das Spiel wurde als {file} gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <location filename="../desktop/app/games.py"></location>
            <source>the newest: {date}</source>
            <translation>das neueste: {date}</translation>
        </message>
        <message>
            <location filename="../desktop/app/games.py"></location>
            <source>Finished: {title}</source>
            <translation>Beendet: {title}</translation>
        </message>
        <message>
            <location filename="../desktop/app/games.py"></location>
            <source>{file} can't be opened.</source>
            <translation>{file} lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <location filename="../desktop/app/games.py"></location>
            <source>The last game could not be kept: {reason}.</source>
            <translation>Das letzte Spiel konnte nicht aufgehoben werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>HandCard</name>
        <message>
            <location filename="../desktop/widgets/handcard.py"></location>
            <source>new</source>
            <translation>neu</translation>
        </message>
        <message>
            <location filename="../desktop/widgets/handcard.py"></location>
            <source>can be played</source>
            <translation>kann gespielt werden</translation>
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
            <source>Only {name} may see what this is about.</source>
            <translation>Nur {name} darf sehen, worum es geht.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Go on as {name}</source>
            <translation>Weiter als {name}</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>{name} does not look and stays away</source>
            <translation>{name} sieht nicht nach und bleibt weg</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Cards, objectives and the undo history of the others stay hidden.</source>
            <translation>Karten, Ziele und der Verlauf der anderen bleiben verborgen.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Since you sat here last</source>
            <translation>Seit du zuletzt hier warst</translation>
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
        <name>Herald</name>
        <message>
            <location filename="../desktop/table/herald.py"></location>
            <source>Taken back.</source>
            <translation>Zurückgenommen.</translation>
        </message>
        <message>
            <location filename="../desktop/table/herald.py"></location>
            <source>Gone to another step of the history.</source>
            <translation>Zu einem anderen Schritt des Verlaufs gegangen.</translation>
        </message>
    </context>
    <context>
        <name>History</name>
        <message>
            <location filename="../desktop/table/lineage.py"></location>
            <source>{name}: {step}</source>
            <translation>{name}: {step}</translation>
        </message>
        <message>
            <location filename="../desktop/table/lineage.py"></location>
            <source>other line: {step}</source>
            <translation>anderer Zweig: {step}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/lineage.py"></location>
            <source>%n steps</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/table/lineage.py"></location>
            <source>{name}: {steps}</source>
            <translation>{name}: {steps}</translation>
        </message>
        <message>
            <location filename="../desktop/table/lineage.py"></location>
            <source>{step} (choosing)</source>
            <translation>{step} (wählt)</translation>
        </message>
    </context>
    <context>
        <name>HistoryDock</name>
        <message>
            <location filename="../desktop/docks/history.py"></location>
            <source>dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <location filename="../desktop/docks/history.py"></location>
            <source>revealed</source>
            <translation>aufgedeckt</translation>
        </message>
    </context>
    <context>
        <name>InspectorDock</name>
        <message>
            <location filename="../desktop/games/clash/docks/inspector.py"></location>
            <source>Inspector</source>
            <translation>Auskunft</translation>
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
            <source>Panels</source>
            <translation>Tafeln</translation>
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
            <source>Open table</source>
            <translation>Offener Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>all hands lie open, the machine passes without a curtain</source>
            <translation>alle Hände liegen offen, der Rechner wechselt ohne Vorhang</translation>
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
            <source>Taking back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>Usual</source>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/new_game.py"></location>
            <source>one person: free; several: strict; it can be changed at the table</source>
            <translation>eine Person: frei; mehrere: streng; am Tisch zu ändern</translation>
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
        <name>Pages</name>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Wheel, pinch</source>
            <translation>Mausrad, zwei Finger</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>zoom at the cursor</source>
            <translation>am Zeiger vergrößern</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Left drag on empty board, right drag, Space + drag</source>
            <translation>Links auf leerem Plan ziehen, rechts ziehen, Leertaste + ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>move the board</source>
            <translation>den Spielplan verschieben</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Drag a piece</source>
            <translation>Figur ziehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>lift it; lit spaces take it</source>
            <translation>hebt sie an; helle Felder nehmen sie auf</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Right click</source>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>put down what you hold, or show what can be done there</source>
            <translation>ablegen, was du hältst, oder zeigen, was dort möglich ist</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Right click or double click on a tab</source>
            <translation>Rechtsklick oder Doppelklick auf einen Reiter</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>float a panel, or hide it</source>
            <translation>Bereich ablösen oder ausblenden</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Right click on a number, or ? over it</source>
            <translation>Rechtsklick auf eine Zahl, oder ? darüber</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>show what it is made of, with the rule</source>
            <translation>zeigen, woraus sie sich zusammensetzt, mit der Regel</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Saves</source>
            <translation>Spielstände</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../desktop/app/pages.py"></location>
            <source>Reports</source>
            <translation>Berichte</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <location filename="../desktop/app/palette.py"></location>
            <source>What is open</source>
            <translation>Was offen ist</translation>
        </message>
        <message>
            <location filename="../desktop/app/palette.py"></location>
            <source>Panel: {name}</source>
            <translation>Bereich: {name}</translation>
        </message>
        <message>
            <location filename="../desktop/app/palette.py"></location>
            <source>Panels</source>
            <translation>Bereiche</translation>
        </message>
    </context>
    <context>
        <name>PaletteBox</name>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>Type or choose what follows</source>
            <translation>Tippe oder wähle, was folgt</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>What do you want to do?</source>
            <translation>Was möchtest du tun?</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>Command palette</source>
            <translation>Befehlspalette</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>walk</source>
            <translation>gehen</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>a step back</source>
            <translation>ein Schritt zurück</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>close</source>
            <translation>schließen</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>There is nothing to choose.</source>
            <translation>Es gibt nichts zu wählen.</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>{number} more: keep typing</source>
            <translation>{number} weitere: weiter tippen</translation>
        </message>
        <message>
            <location filename="../desktop/palette/box.py"></location>
            <source>Nothing here is called “{typed}”.</source>
            <translation>Nichts heißt hier „{typed}“.</translation>
        </message>
    </context>
    <context>
        <name>PaletteLayer</name>
        <message>
            <location filename="../desktop/palette/layer.py"></location>
            <source>Command palette</source>
            <translation>Befehlspalette</translation>
        </message>
    </context>
    <context>
        <name>Panels</name>
        <message>
            <location filename="../desktop/games/clash/panels.py"></location>
            <source>You will do without each time: {what}. “This table…” in the menu brings the question back.</source>
            <translation>Du verzichtest von nun an jedes Mal: {what}. „Dieser Tisch…“ im Menü bringt die Frage zurück.</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/panels.py"></location>
            <source>Never ask me again</source>
            <translation>Nie wieder fragen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/panels.py"></location>
            <source>Found a city</source>
            <translation>Stadt gründen</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/panels.py"></location>
            <source>The Settler becomes a Neutral city</source>
            <translation>Der Siedler wird zu einer neutralen Stadt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/panels.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Past</name>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Taking back: {note}</source>
            <translation>Zurücknehmen: {note}</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>line {line} of {lines}</source>
            <translation>Zweig {line} von {lines}</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>dice were rolled or something was drawn</source>
            <translation>es wurde gewürfelt oder gezogen</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>something was revealed</source>
            <translation>etwas wurde aufgedeckt</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>the turn was passed</source>
            <translation>der Zug wurde weitergegeben</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>You are here.</source>
            <translation>Hier stehst du.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Click: go there.</source>
            <translation>Klick: dorthin gehen.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Click: ask the others to take back {what}.</source>
            <translation>Klick: die anderen fragen, ob zurückgenommen wird: {what}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Click: go there, and take back {what}.</source>
            <translation>Klick: dorthin gehen; zurückgenommen wird: {what}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Taking back: {policy}.</source>
            <translation>Zurücknehmen: {policy}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>The rule about taking back was changed during the game.</source>
            <translation>Die Regel über das Zurücknehmen wurde im Spiel geändert.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>This can't be taken back at a strict table: {what}.</source>
            <translation>An einem strengen Tisch kann das nicht zurückgenommen werden: {what}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>“Taking back…” in the menu changes what the table allows, if all agree.</source>
            <translation>„Zurücknehmen erlauben…“ im Menü ändert, was der Tisch erlaubt, wenn alle einverstanden sind.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>{name} wishes to take back {what}.</source>
            <translation>{name} möchte zurücknehmen: {what}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Somebody</source>
            <translation>Jemand</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>{name} does not agree.</source>
            <translation>{name} ist nicht einverstanden.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>All stays as it is.</source>
            <translation>Alles bleibt, wie es ist.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Taking back shall be “{policy}” from now on: {note}.</source>
            <translation>Zurücknehmen soll von jetzt an „{policy}“ sein: {note}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>There is nothing to bring back.</source>
            <translation>Es gibt nichts wiederherzustellen.</translation>
        </message>
        <message>
            <location filename="../desktop/table/past.py"></location>
            <source>Your turn can't be restarted: dice were rolled or something was revealed in it, or others have acted.</source>
            <translation>Dein Zug kann nicht neu begonnen werden: Es wurde gewürfelt oder etwas aufgedeckt, oder andere haben gehandelt.</translation>
        </message>
    </context>
    <context>
        <name>PolicyDialog</name>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>Taking back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>Which steps may be taken back at this table?</source>
            <translation>Welche Schritte dürfen an diesem Tisch zurückgenommen werden?</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>{policy} (now)</source>
            <translation>{policy} (jetzt)</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>{names} must agree to a change.</source>
            <translation>Einer Änderung müssen alle zustimmen: {names}.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>A change is noted in the journal.</source>
            <translation>Eine Änderung steht in der Chronik.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/takingback.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
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
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <location filename="../desktop/app/promptbar.py"></location>
            <source>Skip</source>
            <translation>Vorspulen</translation>
        </message>
        <message>
            <location filename="../desktop/app/promptbar.py"></location>
            <source>Actions</source>
            <translation>Aktionen</translation>
        </message>
        <message>
            <location filename="../desktop/app/promptbar.py"></location>
            <source>Let the bots go on</source>
            <translation>Bots weiterspielen lassen</translation>
        </message>
    </context>
    <context>
        <name>QObject</name>
        <message>
            <location filename="../desktop/app/palette.py"></location>
            <source>This button is of no use now.</source>
            <translation>Diese Taste nützt jetzt nichts.</translation>
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
        <name>RowsList</name>
        <message>
            <location filename="../desktop/palette/rows.py"></location>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
    </context>
    <context>
        <name>RowsModel</name>
        <message>
            <location filename="../desktop/palette/rows.py"></location>
            <source>Did you mean</source>
            <translation>Meintest du</translation>
        </message>
        <message>
            <location filename="../desktop/palette/rows.py"></location>
            <source>not possible</source>
            <translation>nicht möglich</translation>
        </message>
        <message>
            <location filename="../desktop/palette/rows.py"></location>
            <source>more follows</source>
            <translation>es geht weiter</translation>
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
            <source>As your turn begins</source>
            <translation>Wenn dein Zug beginnt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Tell what the others did</source>
            <translation>Erzählen, was die anderen taten</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>If it concerns you</source>
            <translation>Wenn es dich betrifft</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>Never</source>
            <translation>Nie</translation>
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
            <source>What can't be taken back</source>
            <translation>Was sich nicht zurücknehmen lässt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/settings.py"></location>
            <source>dice, exploring, drawing, at tables where such steps stay</source>
            <translation>Würfel, Erkunden, Ziehen, an Tischen, an denen solche Schritte bleiben</translation>
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
            <source>Changes are shown at once; Cancel puts everything back.</source>
            <translation>Änderungen sind sofort zu sehen; Abbrechen nimmt sie alle zurück.</translation>
        </message>
    </context>
    <context>
        <name>ShowHandDialog</name>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Your hand lies face down: somebody else has answered meanwhile.</source>
            <translation>Deine Hand liegt verdeckt: Inzwischen hat jemand anderes geantwortet.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Show my hand</source>
            <translation>Meine Hand zeigen</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <location filename="../desktop/games/clash/docks/sidebar.py"></location>
            <source>Objectives</source>
            <translation>Ziele</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/sidebar.py"></location>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/sidebar.py"></location>
            <source>Inspector</source>
            <translation>Auskunft</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/sidebar.py"></location>
            <source>{name}: 1 point</source>
            <translation>{name}: 1 Punkt</translation>
        </message>
        <message>
            <location filename="../desktop/games/clash/docks/sidebar.py"></location>
            <source>{name}: {points} points</source>
            <translation>{name}: {points} Punkte</translation>
        </message>
    </context>
    <context>
        <name>SpacesDock</name>
        <message>
            <location filename="../desktop/docks/spaces.py"></location>
            <source>Find a space</source>
            <translation>Ein Feld finden</translation>
        </message>
        <message>
            <location filename="../desktop/docks/spaces.py"></location>
            <source>Spaces</source>
            <translation>Felder</translation>
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
            <source>Finished: {title}</source>
            <translation>Beendet: {title}</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Continue: {title}</source>
            <translation>Weiter: {title}</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>See the result</source>
            <translation>Ergebnis ansehen</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../desktop/app/start.py"></location>
            <source>Earlier games</source>
            <translation>Frühere Spiele</translation>
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
            <source>Learn the game</source>
            <translation>Das Spiel lernen</translation>
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
        <name>SupplyPieces</name>
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
            <source>{name}, you are asked</source>
            <translation>{name}: Du wirst gefragt</translation>
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
        <name>TableSettingsDialog</name>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>This table</source>
            <translation>Dieser Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Secrets</source>
            <translation>Geheimnisse</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Open table</source>
            <translation>Offener Tisch</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>all hands lie open, the machine passes without a curtain</source>
            <translation>alle Hände liegen offen, der Rechner wechselt ohne Vorhang</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Ask everybody alike</source>
            <translation>Alle gleich fragen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>also those who can only decline, so that nothing is learnt from a question left out</source>
            <translation>auch wer nur ablehnen kann, damit keine ausgelassene Frage etwas verrät</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Never asked</source>
            <translation>Nie gefragt</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>No question is skipped. Where one can be, it has a button for it.</source>
            <translation>Keine Frage wird übergangen. Wo das geht, hat die Frage einen Knopf dafür.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/table_settings.py"></location>
            <source>Ask again</source>
            <translation>Wieder fragen</translation>
        </message>
    </context>
    <context>
        <name>TakeMachineDialog</name>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>{name} had the machine in this phase already.</source>
            <translation>{name} hatte den Rechner in dieser Phase schon.</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Nothing secret is shown now. Must it pass once more?</source>
            <translation>Jetzt ist nichts Geheimes zu sehen. Muss er noch einmal weitergegeben werden?</translation>
        </message>
        <message>
            <location filename="../desktop/dialogs/handover.py"></location>
            <source>Pass it on</source>
            <translation>Weitergeben</translation>
        </message>
    </context>
    <context>
        <name>TakingBack</name>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Free</source>
            <translation>Frei</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Ask</source>
            <translation>Fragen</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Strict</source>
            <translation>Streng</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>any step; the journal and the end of the game tell of it</source>
            <translation>jeder Schritt; Chronik und Spielende nennen es</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>dice, revealed facts and passed turns only if all other people agree; bots always do</source>
            <translation>Würfel, Aufgedecktes und weitergegebene Züge nur, wenn alle anderen Personen zustimmen; Bots tun das immer</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>never past dice, revealed facts or a passed turn</source>
            <translation>nie hinter Würfel, Aufgedecktes oder einen weitergegebenen Zug zurück</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Any step may be taken back from now on.</source>
            <translation>Von jetzt an darf jeder Schritt zurückgenommen werden.</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Dice, revealed facts and passed turns may be taken back from now on if all agree.</source>
            <translation>Würfel, Aufgedecktes und weitergegebene Züge dürfen von jetzt an zurückgenommen werden, wenn alle zustimmen.</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Dice, revealed facts and passed turns stay from now on.</source>
            <translation>Würfel, Aufgedecktes und weitergegebene Züge bleiben von jetzt an.</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps with dice or draws</source>
            <translation>
                <numerusform>%n Schritt mit Würfeln oder Ziehen</numerusform>
                <numerusform>%n Schritte mit Würfeln oder Ziehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps that revealed something</source>
            <translation>
                <numerusform>%n Schritt, der etwas aufdeckte</numerusform>
                <numerusform>%n Schritte, die etwas aufdeckten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps that passed to another player</source>
            <translation>
                <numerusform>%n Schritt, nach dem ein anderer am Zug war</numerusform>
                <numerusform>%n Schritte, nach denen ein anderer am Zug war</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>{who} asked for it: {what}</source>
            <translation>{who} wünschte es: {what}</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>{who} took back {what}.</source>
            <translation>{who} nahm zurück: {what}.</translation>
        </message>
        <message>
            <location filename="../desktop/table/policies.py"></location>
            <source>Taken back: {what}.</source>
            <translation>Zurückgenommen: {what}.</translation>
        </message>
    </context>
    <context>
        <name>Tree</name>
        <message>
            <location filename="../desktop/docks/history.py"></location>
            <source>History</source>
            <translation>Verlauf</translation>
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
</TS>
