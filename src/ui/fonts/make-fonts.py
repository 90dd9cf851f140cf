"""Makes the six font files of this folder and ../fonts.css. Rare: only when a font or a stack changes.

    mkdir /tmp/fonts && cd /tmp/fonts && npm init -y && npm i @fontsource-variable/el-messiri@5.3.0 \
      @fontsource-variable/onest@5.3.1 @fontsource-variable/readex-pro@5.3.0 @fontsource/noto-serif \
      @fontsource/roboto @fontsource/noto-naskh-arabic @fontsource/noto-sans-arabic
    pip install fonttools brotli uharfbuzz
    python make-fonts.py /tmp/fonts/node_modules <folder of the demo content>

System fonts that are measured lie in /usr/share/fonts/truetype (Debian: fonts-liberation, fonts-dejavu-core).
"""

import copy
import glob
import json
import logging
import os
import sys
import tempfile

import uharfbuzz
from fontTools import merge, subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

logging.disable(logging.WARNING)
HERE = os.path.dirname(os.path.abspath(__file__))
MODULES, CONTENT = sys.argv[1:3]
WORK = tempfile.mkdtemp()
SYSTEM = '/usr/share/fonts/truetype'
FEATURES = 'ccmp locl kern mark mkmk init medi fina isol rlig liga calt rclt tnum pnum'.split()


def package(name, script):
    return f'{MODULES}/@fontsource-variable/{name}/files/{name}-{script}-wght-normal.woff2'


def characters(*ranges):
    return [code for first, last in ranges for code in range(first, last + 1)]


def points(*codes):
    return [(code, code) for code in codes]


ARABIC = characters((0x600, 0x6FF), (0xFD3E, 0xFD3F))
CYRILLIC = characters((0x301, 0x301), (0x400, 0x45F), (0x490, 0x491), (0x2116, 0x2116))
BASIC = characters(
    (0x20, 0x7E), (0x2009, 0x2009), (0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E), (0x2039, 0x203A),
    *points(0xA0, 0xAB, 0xB7, 0xBB, 0xD7, 0x2022, 0x2026, 0x202F, 0x20AC, 0x2212),
)
LATIN = BASIC + characters(
    (0xA0, 0xFF), (0x152, 0x153), (0x2190, 0x2193),
    *points(0x131, 0x2C6, 0x2DA, 0x2DC, 0x300, 0x301, 0x303, 0x304, 0x308, 0x327, 0x2044, 0x2122),
)


def source(name, script):
    """A package's file. French sets narrow no-break spaces, which these fonts lack: they get a space's glyph, so
    that no other font (and no other line height) comes in for them."""
    font = TTFont(package(name, script))
    if script == 'latin':
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap.setdefault(0x2009, table.cmap[0x20])
                table.cmap.setdefault(0x202F, table.cmap[0x2009])
    font.flavor = None
    return font


def keep(font, codes):
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ['STAT']
    options.name_IDs = [0, 1, 2, 13, 14]
    options.glyph_names = True
    worker = subset.Subsetter(options)
    worker.populate(unicodes=codes)
    worker.subset(font)
    path = f'{WORK}/kept.ttf'
    font.save(path)
    return TTFont(path)


def write(font, name):
    font['post'].formatType = 3.0
    font.flavor = 'woff2'
    path = f'{HERE}/{name}.woff2'
    font.save(path)
    return path


def one_script(family, script, codes, name):
    font = keep(source(family, script), codes)
    axis = font['fvar'].axes[0]
    if (axis.minValue, axis.maxValue) != (400, 700):
        font = instancer.instantiateVariableFont(font, {'wght': (400, 700)})
    return write(font, name)


def with_basic_latin(family, script, codes, name):
    """Script and basic Latin in one variable file: the masters (400 and 700, the only ones this family has) of both
    files are merged pairwise and put together again; the axis map is the original's."""
    design = DesignSpaceDocument()
    axis = AxisDescriptor()
    axis.name, axis.tag, axis.minimum, axis.default, axis.maximum = 'Weight', 'wght', 400, 400, 700
    design.addAxis(axis)
    for weight in (400, 700):
        parts = []
        for part, part_codes in ((script, codes), ('latin', BASIC)):
            font = instancer.instantiateVariableFont(
                keep(source(family, part), part_codes), {'wght': weight},
                overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS,
            )
            for table in ('avar', 'gasp', 'prep'):
                if table in font:
                    del font[table]
            parts.append(f'{WORK}/{part}-{weight}.ttf')
            font.save(parts[-1])
        path = f'{WORK}/{weight}.ttf'
        merge.Merger().merge(parts).save(path)
        master = SourceDescriptor()
        master.path, master.location, master.styleName, master.familyName = path, {'Weight': weight}, str(weight), name
        design.addSource(master)
    design.write(f'{WORK}/{name}.designspace')
    font = build(f'{WORK}/{name}.designspace')[0]
    font['avar'] = copy.deepcopy(source(family, script)['avar'])
    if 'STAT' in font:
        del font['STAT']
    return write(font, name)


def covered(path):
    """unicode-range of exactly what a file can draw; U+000D and the like left out."""
    codes = sorted(code for code in TTFont(path).getBestCmap() if code >= 0x20)
    runs = []
    for code in codes:
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ', '.join(f'U+{a:X}' if a == b else f'U+{a:X}-{b:X}' for a, b in runs)


def sample(languages):
    """The demo content's own sentences: what the widths are weighted by."""
    texts = []

    def walk(node):
        if isinstance(node, dict):
            if 'en' in node and 'ar' in node:
                texts.extend(node[language] for language in languages if isinstance(node[language], str))
            else:
                for value in node.values():
                    walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    for name in ('places', 'events', 'articles'):
        walk(json.load(open(f'{CONTENT}/{name}.json', encoding='utf-8')))
    return texts


SAMPLES = {'latin': sample('en de es fr'.split()), 'cyrillic': sample(['ru']), 'arabic': sample(['ar'])}


def width(path, script, weight=None):
    """Shaped average width of a character of the sample, in ems; digits and punctuation left out."""
    font = TTFont(path)
    known = font.getBestCmap()
    font.flavor = None
    plain = f'{WORK}/plain.ttf'
    font.save(plain)
    shaped = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(plain)))
    if weight is not None:
        shaped.set_variations({'wght': weight})
    low, high = {'latin': (0x41, 0x17F), 'cyrillic': (0x400, 0x45F), 'arabic': (0x600, 0x6FF)}[script]
    total = count = 0
    for text in SAMPLES[script]:
        for word in text.split():
            letters = ''.join(c for c in word if low <= ord(c) <= high)
            if not letters:
                continue
            # Spaces of Arabic and Russian text come from another file than its letters.
            letters += ' ' if script == 'latin' else ''
            assert all(ord(c) in known for c in letters), (path, letters)
            buffer = uharfbuzz.Buffer()
            buffer.add_str(letters)
            buffer.guess_segment_properties()
            uharfbuzz.shape(shaped, buffer)
            total += sum(position.x_advance for position in buffer.glyph_positions)
            count += len(letters)
    return total / shaped.face.upem / count


LIBERATION = f'{SYSTEM}/liberation/Liberation'


def fontsource(family, script, weight):
    return f'{MODULES}/@fontsource/{family}/files/{family}-{script}-{weight}-normal.woff2'


# Georgia is not ours to install. Its average Latin width (with spaces; regular 913, bold 1062 of 2048 units; Times New
# Roman bold 886) is published by @capsizecss/metrics 4.3; Liberation Serif has the widths of Times New Roman, so
# Georgia's bold is that times 1062/886, for Cyrillic as well (an estimate there).
GEORGIA_TO_TIMES = 1062 / 886

# family → script → (file, ascent, descent in ems)
TARGETS = {
    'Rihla Display': {'latin': ('rihla-display-latin', 1.019, 0.544), 'cyrillic': ('rihla-display-cyrillic', 1.019, 0.544),
                      'arabic': ('rihla-display-arabic', 1.019, 0.544)},
    'Rihla Text': {'latin': ('rihla-text-latin', 0.97, 0.305), 'cyrillic': ('rihla-text-cyrillic', 0.97, 0.305),
                   'arabic': ('rihla-text-arabic', 1.0, 0.25)},
}
# Widths of fonts that cannot be installed here are not guessed: they get the vertical overrides alone.
UNMEASURED = None


def face_css(family, locals_or_file, weights, script_range, extra):
    lines = [f"  font-family: '{family}';"]
    if isinstance(locals_or_file, str):
        lines.append(f"  src: url('./fonts/{locals_or_file}.woff2') format('woff2');")
    else:
        lines.append('  src: ' + ', '.join(f"local('{name}')" for name in locals_or_file) + ';')
    lines.append(f'  font-weight: {weights};')
    lines += [f'  {line};' for line in extra]
    if script_range:
        lines.append(f'  unicode-range: {script_range};')
    return '@font-face {\n' + '\n'.join(lines) + '\n}\n'


def fallback(family, target, script, local_names, weights, weight, stand_in, factor=1.0):
    name, ascent, descent = TARGETS[target][script]
    scale = 1.0
    if stand_in is not UNMEASURED:
        scale = width(f'{HERE}/{name}.woff2', script, weight) / (width(stand_in, script) * factor)
    extra = [] if stand_in is UNMEASURED else [f'size-adjust: {scale * 100:.2f}%']
    extra += [
        f'ascent-override: {ascent / scale * 100:.2f}%',
        f'descent-override: {descent / scale * 100:.2f}%',
        'line-gap-override: 0%',
    ]
    return face_css(family, local_names, weights, RANGES[script], extra)


RANGES = {
    'latin': 'U+20-2AF, U+300-36F, U+2000-22FF',
    'cyrillic': 'U+400-52F, U+2116',
    'arabic': 'U+600-6FF, U+750-77F, U+FB50-FDFF, U+FE70-FEFC',
}

HEAD = """/*
  Our own names, so that a page's fonts and ours never meet. Made by fonts/make-fonts.py from the metrics of the real
  files; do not edit by hand.

  A page pays for its own script only (the stacks in tokens.css choose the family): two or three files. The Arabic and
  Russian display files hold basic Latin, since every heading has spaces and many have digits.

  Web fonts say font-stretch: 99%, which text does not ask for: where a page has declared a family of the same name itself,
  at 100%, the browser takes that one alone, so that widgets never change the font of a text that has been painted. A
  template links `fonts.css` of the release, which says so (scripts/build/template-fonts.ts).

  Fallback faces: local fonts stretched to the width and set on the line box of the font that they stand in for, so
  that the swap moves little. (Averages fit: a single heading may still be a twelfth wider or narrower, and break elsewhere.)
    size-adjust      = width of ours / width of theirs, over the words of the demo content in that script (Latin: and
                       their spaces), shaped with kerning, at the weight at which it is set (text 400, 500, 600; display 600)
    ascent-override  = our ascent / size-adjust, descent-override alike; our line gap is 0
  Measured: Liberation Sans and Serif (the widths of Arial and Times New Roman), Roboto, Noto Serif, Noto Naskh Arabic,
  Noto Sans Arabic, DejaVu Sans. Georgia: from its published average width. Geeza Pro, Segoe UI and Tahoma could not be
  measured for Arabic: they get the line box only.
*/
"""


def main():
    files = {
        'rihla-display-latin': one_script('el-messiri', 'latin', LATIN, 'rihla-display-latin'),
        'rihla-display-arabic': with_basic_latin('el-messiri', 'arabic', ARABIC, 'rihla-display-arabic'),
        'rihla-display-cyrillic': with_basic_latin('el-messiri', 'cyrillic', CYRILLIC, 'rihla-display-cyrillic'),
        'rihla-text-latin': one_script('onest', 'latin', LATIN, 'rihla-text-latin'),
        'rihla-text-cyrillic': one_script('onest', 'cyrillic', CYRILLIC, 'rihla-text-cyrillic'),
        'rihla-text-arabic': one_script('readex-pro', 'arabic', ARABIC, 'rihla-text-arabic'),
    }
    css = HEAD
    for family, name in (
        ('Rihla Display', 'rihla-display-latin'),
        ('Rihla Display Arabic', 'rihla-display-arabic'),
        ('Rihla Display Cyrillic', 'rihla-display-cyrillic'),
        ('Rihla Text', 'rihla-text-latin'),
        ('Rihla Text Cyrillic', 'rihla-text-cyrillic'),
        ('Rihla Text Arabic', 'rihla-text-arabic'),
    ):
        css += '\n' + face_css(family, name, '400 700', covered(files[name]),
                               ['font-display: swap', 'font-stretch: 99%'])
        print(name, os.path.getsize(files[name]))

    css += '\n/* Display. Apple and Windows, then Linux, then Android. */\n'
    georgia = ['Georgia Bold', 'Georgia-Bold']
    times = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold']
    noto = ['Noto Serif Bold', 'NotoSerif-Bold']
    for script in ('latin', 'cyrillic'):
        serif = f'{LIBERATION}Serif-Bold.ttf'
        css += fallback('Rihla Display Fallback', 'Rihla Display', script, georgia, '400 700', 600, serif, GEORGIA_TO_TIMES)
        css += fallback('Rihla Display Fallback 2', 'Rihla Display', script, times, '400 700', 600, serif)
        css += fallback('Rihla Display Fallback 3', 'Rihla Display', script, noto, '400 700', 600, fontsource('noto-serif', script, 700))

    css += '\n/* Text. Windows, Apple and Linux, then Android. */\n'
    arial = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo']
    arial_bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold']
    roboto = {400: ['Roboto', 'Roboto-Regular'], 500: ['Roboto Medium', 'Roboto-Medium'], 700: ['Roboto Bold', 'Roboto-Bold']}
    for script in ('latin', 'cyrillic'):
        for weights, weight, names, stand_in in (
            ('400', 400, arial, f'{LIBERATION}Sans-Regular.ttf'),
            ('500', 500, arial, f'{LIBERATION}Sans-Regular.ttf'),
            ('600 700', 600, arial_bold, f'{LIBERATION}Sans-Bold.ttf'),
        ):
            css += fallback('Rihla Text Fallback', 'Rihla Text', script, names, weights, weight, stand_in)
        for weights, weight, theirs in (('400', 400, 400), ('500', 500, 500), ('600 700', 600, 700)):
            css += fallback('Rihla Text Fallback 2', 'Rihla Text', script, roboto[theirs], weights, weight, fontsource('roboto', script, theirs))

    css += '\n/* Arabic. Apple and Windows, then Android, then Linux. */\n'
    for target in ('Rihla Display', 'Rihla Text'):
        steps = (('400 700', 600, True),) if target == 'Rihla Display' else (('400', 400, False), ('500', 500, False), ('600 700', 600, True))
        family = f'{target} Arabic Fallback'
        css += fallback(family, target, 'arabic', ['Geeza Pro Bold', 'GeezaPro-Bold', 'Segoe UI Bold', 'SegoeUI-Bold', 'Tahoma Bold'], '600 700', 600, UNMEASURED)
        css += fallback(family, target, 'arabic', ['Geeza Pro', 'GeezaPro', 'Segoe UI', 'SegoeUI', 'Tahoma'], '400 500', 400, UNMEASURED)
        for weights, weight, bold in steps:
            style = 'Bold' if bold else 'Regular'
            plain = '' if not bold else ' Bold'
            css += fallback(f'{family} 2', target, 'arabic', [f'Noto Naskh Arabic{plain}', f'NotoNaskhArabic-{style}'], weights, weight,
                            fontsource('noto-naskh-arabic', 'arabic', 700 if bold else 400))
            css += fallback(f'{family} 3', target, 'arabic', [f'Noto Sans Arabic{plain}', f'NotoSansArabic-{style}'], weights, weight,
                            fontsource('noto-sans-arabic', 'arabic', 700 if bold else 400))
            css += fallback(f'{family} 4', target, 'arabic', [f'DejaVu Sans{plain}', 'DejaVuSans-Bold' if bold else 'DejaVuSans'], weights, weight,
                            f"{SYSTEM}/dejavu/DejaVuSans{'-Bold' if bold else ''}.ttf")
    with open(f'{HERE}/../fonts.css', 'w', encoding='utf-8') as out:
        out.write(css)


if __name__ == '__main__':
    main()
