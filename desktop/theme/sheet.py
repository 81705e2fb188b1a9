"""The style sheet for Qt's own widgets (fields, lists, menus, docks), made from the tokens.

Our own widgets paint themselves; see desktop/widgets.
"""
from __future__ import annotations

from string import Template

from desktop.theme.fonts import SANS
from desktop.theme.palette import Palette, mix

_SHEET = Template("""
QToolTip { background: $panel; color: $ink; border: 1px solid $gold; padding: 1px 2px; }
QMainWindow, QDialog { background: $desk; }
QMainWindow::separator { background: $desk; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: $line2; }
QLabel { background: transparent; }

QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QSpinBox, QComboBox {
    background: $raised; color: $ink; border: 1px solid $line2; border-radius: 6px; padding: 0 ${p8}px;
    selection-background-color: $accent; selection-color: $raised; min-height: ${control}px; }
QPlainTextEdit, QTextEdit, QTextBrowser { padding: ${p8}px; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $gold; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QSpinBox:focus, QComboBox:focus {
    border: 2px solid $focus; padding: 0 ${p7}px; }
QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus { padding: ${p7}px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { background: $sunken; color: $ink3; border-color: $line; }
QComboBox::drop-down { border: 0; width: ${p24}px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $raised; color: $ink; border: 1px solid $line2; outline: 0; padding: 4px;
    selection-background-color: $chosen; selection-color: $ink; }
QComboBox QAbstractItemView:focus { border: 1px solid $gold; }
QComboBox QAbstractItemView::item { min-height: ${row}px; padding: 0 ${p8}px; border-radius: 3px; color: $ink; }
QComboBox QAbstractItemView::item:selected { background: $chosen; color: $ink; }

QListView, QTreeView, QTableView { background: $raised; color: $ink; border: 1px solid $line; border-radius: 6px;
    outline: 0; selection-background-color: $chosen; selection-color: $ink; }
QListView::item, QTreeView::item { min-height: ${row}px; }
QListView::item:selected, QTreeView::item:selected { background: $chosen; color: $ink; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $focus; }
QHeaderView::section { background: $sunken; color: $ink2; border: 0; border-bottom: 1px solid $line2;
    padding: 4px 8px; }

QMenu { background: $raised; color: $ink; border: 1px solid $line2; padding: 6px; }
QMenu::item { padding: ${p6}px ${p24}px ${p6}px ${p12}px; border-radius: 4px; min-width: ${menu}px; }
QMenu::item:selected { background: $chosen; }
QMenu::item:disabled { color: $ink3; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QMenu::icon { padding-left: 8px; }

QScrollArea { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $thumb; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $line2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: $sunken; color: $ink2; border: 1px solid $line; padding: ${p6}px ${p12}px;
    margin-right: 3px; border-top-left-radius: 6px; border-top-right-radius: 6px; }
QTabBar::tab:bottom { border-radius: 0; border-bottom-left-radius: 6px; border-bottom-right-radius: 6px; }
QTabBar::tab:selected { background: $raised; color: $ink; border-color: $gold; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:focus { border: 2px solid $focus; }
QTabWidget::pane { border: 1px solid $line; border-radius: 6px; background: $panel; }

QSlider:horizontal { min-height: 24px; }
QSlider::groove:horizontal { height: 6px; background: $sunken; border: 1px solid $line2; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $gold; border: 1px solid $line2; border-radius: 3px; }
QSlider::handle:horizontal { background: $raised; border: 2px solid $gold_edge; width: 16px; height: 16px;
    margin: -7px 0; border-radius: 10px; }
QSlider::handle:horizontal:focus { border-color: $focus; }
QProgressBar { background: $sunken; border: 1px solid $line; border-radius: 4px; text-align: center; color: $ink; }
QProgressBar::chunk { background: $gold; border-radius: 3px; }
""")


def style_sheet(palette: Palette, scale: float) -> str:
    """Return the application's style sheet for a theme at a text scale."""
    tokens = {name: getattr(palette, name) for name in (
        "desk", "panel", "raised", "sunken", "ink", "ink2", "ink3", "line", "line2", "gold", "accent", "focus")}
    return _SHEET.substitute(
        tokens, sans=SANS,
        chosen=mix(palette.gold_hi, palette.raised, .62 if not palette.dark else .72),
        thumb=mix(palette.line2, palette.panel, .35), gold_edge=mix(palette.gold, "#000000", .25),
        control=round(30 * scale), row=round(26 * scale), menu=round(160 * scale),
        **{f"p{n}": round(n * max(1.0, scale)) for n in (6, 7, 8, 12, 24)})
