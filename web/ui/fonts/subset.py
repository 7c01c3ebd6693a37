"""Cuts the two Newsreader files beside this script out of @fontsource-variable/newsreader.

Run by hand when a glyph is missing: python3 web/ui/fonts/subset.py (needs fonttools and brotli).
Both hold one weight at one optical size, for headings as for what is written; kerning is rounded to 1 % of an em,
which nobody sees and which saves a fifth of the bytes.
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SOURCE = HERE / "../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2"
BASIC = [*range(0x20, 0x7F), 0xA0, 0xB7, *map(ord, "–—‘’“”…")]
LATIN1 = [c for c in [*range(0xA1, 0x100), *map(ord, "ıŒœ‚„•€")] if c not in BASIC]
PAIR_KERNING = 2
KERNING_STEP = 20  # of 2000 units per em


def instance(weight: int, optical_size: int) -> TTFont:
    font = instantiateVariableFont(TTFont(SOURCE), {"wght": weight, "opsz": optical_size})
    font.flavor = None
    buffer = BytesIO()
    font.save(buffer)
    return TTFont(buffer)


def subset(font: TTFont, characters: list[int]) -> None:
    options = Options()
    options.layout_features = ["kern", "liga", "ccmp", "mark"]
    options.hinting = False
    options.name_IDs = [0]  # the copyright line stays
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def round_kerning(font: TTFont) -> None:
    """Space is not kerned: between a full stop and a capital it would all but vanish."""

    def rounded(value):
        value.XAdvance = round(value.XAdvance / KERNING_STEP) * KERNING_STEP

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(t, "ExtSubTable", t) for t in lookup.SubTable):
            if table.LookupType != PAIR_KERNING:
                continue
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in pairs.PairValueRecord:
                        rounded(pair.Value1)
                        if "space" in (first, pair.SecondGlyph):
                            pair.Value1.XAdvance = 0
            else:
                after_space = table.ClassDef1.classDefs.get("space", 0)
                before_space = table.ClassDef2.classDefs.get("space", 0)
                for at_first, first in enumerate(table.Class1Record):
                    for at_second, second in enumerate(first.Class2Record):
                        rounded(second.Value1)
                        if after_space == at_first > 0 or before_space == at_second > 0:
                            second.Value1.XAdvance = 0


def write(name: str, weight: int, optical_size: int, characters: list[int]) -> None:
    font = instance(weight, optical_size)
    subset(font, characters)
    round_kerning(font)
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size, "bytes")


write("newsreader-400.woff2", 400, 18, BASIC)
write("newsreader-400-latin1.woff2", 400, 18, LATIN1)
