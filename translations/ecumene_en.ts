<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Board</name>
        <message numerus="yes">
            <location filename="../desktop/board/spoken.py"></location>
            <source>%n piece(s)</source>
            <translation>
                <numerusform>%n piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Clash</name>
        <message numerus="yes">
            <location filename="../desktop/games/clash/bar.py"></location>
            <source>%n actions left</source>
            <translation>
                <numerusform>%n action left</numerusform>
                <numerusform>%n actions left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/gestures/hands.py"></location>
            <source>%n actions are left</source>
            <translation>
                <numerusform>%n action is left</numerusform>
                <numerusform>%n actions are left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>History</name>
        <message numerus="yes">
            <location filename="../desktop/table/lineage.py"></location>
            <source>%n steps</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OwnBoard</name>
        <message numerus="yes">
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>%n cities</source>
            <translation>
                <numerusform>%n city</numerusform>
                <numerusform>%n cities</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/games/clash/docks/own.py"></location>
            <source>An Event comes after %n more Advances</source>
            <translation>
                <numerusform>An Event comes after %n more Advance</numerusform>
                <numerusform>An Event comes after %n more Advances</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TakingBack</name>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps with dice or draws</source>
            <translation>
                <numerusform>%n step with dice or draws</numerusform>
                <numerusform>%n steps with dice or draws</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps that revealed something</source>
            <translation>
                <numerusform>%n step that revealed something</numerusform>
                <numerusform>%n steps that revealed something</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps that passed to another player</source>
            <translation>
                <numerusform>%n step that passed to another player</numerusform>
                <numerusform>%n steps that passed to another player</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/table/policies.py"></location>
            <source>%n steps</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
    </context>
</TS>
