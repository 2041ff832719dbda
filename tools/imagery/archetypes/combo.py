from kit import *
from archetypes import keyboard, mouse


def build(p):
    """wireless keyboard with its mouse, one set"""
    with group((0, 2.5, 0)):
        keyboard.build(dict(p, layout="full", cable=False))
    with group((26.5, -1.0, 0), (0, 0, 14)):
        mouse.build(dict(p, length=10.2, width=6.0, height=3.6, az=-30))
    return dict(az=p.get("az", -24), el=p.get("el", 44), lens=90, margin=.05)
