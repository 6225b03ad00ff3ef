/**
 * Writes the letters of the logo faces as path data, so that drawing needs no font on the machine.
 * Run it by hand after a change here: `node api/src/media/glyphs/generate.ts`.
 * The faces are under the SIL Open Font Licence 1.1 and come from the @fontsource packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

const FACES = {
  round: { package: 'nunito', weight: 900, credit: 'Nunito Black, The Nunito Project Authors' },
  serif: {
    package: 'playfair-display',
    weight: 700,
    credit: 'Playfair Display Bold, The Playfair Project Authors',
  },
  narrow: { package: 'oswald', weight: 600, credit: 'Oswald SemiBold, The Oswald Project Authors' },
  even: { package: 'outfit', weight: 700, credit: 'Outfit Bold, The Outfit Project Authors' },
};
const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÖŐÚÜŰabcdefghijklmnopqrstuvwxyzáéíóöőúüű0123456789&.+'-";
const UNITS = 100;

const { resolve } = createRequire(import.meta.url);

function loadFont(name: string, subset: string, weight: number): Font {
  const file = readFileSync(
    resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`),
  );
  return opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
  );
}

/** One decimal is a thousandth of an em: finer than any logo shows. */
function pathData(commands: readonly PathCommand[]): string {
  const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const parts = commands.map((command) => {
    if (command.type === 'Z') return 'Z';
    const end = point(command.x, command.y);
    if (command.type === 'Q') return `Q${point(command.x1, command.y1)} ${end}`;
    if (command.type !== 'C') return `${command.type}${end}`;
    return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`;
  });
  return parts.join('');
}

function faceSource(name: string, face: (typeof FACES)['round']): string {
  const fonts = ['latin', 'latin-ext'].map((subset) => loadFont(face.package, subset, face.weight));
  const lines = Array.from(CHARACTERS, (character) => {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
    if (!font) throw new Error(`${face.package} has no glyph for "${character}"`);
    const glyph = font.charToGlyph(character);
    const advance = Math.round(((glyph.advanceWidth ?? 0) / font.unitsPerEm) * UNITS * 10) / 10;
    return `  ${JSON.stringify(character)}: [${advance}, '${pathData(glyph.getPath(0, 0, UNITS).commands)}'],`;
  });
  return `/** Letters of ${face.credit}; SIL Open Font Licence 1.1. Written by generate.ts. */\nimport type { Face } from './face.ts';\n\n// biome-ignore format: one line a letter\nexport const ${name}: Face = {\n${lines.join('\n')}\n};\n`;
}

for (const [name, face] of Object.entries(FACES)) {
  writeFileSync(new URL(`./${name}.ts`, import.meta.url), faceSource(name, face));
}
