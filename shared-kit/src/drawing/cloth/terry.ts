import { darker, lighter } from '../ink/colour.ts';
import { fixed } from '../ink/ink.ts';
import { randomFrom } from '../ink/random.ts';
import type { Repeat } from './swatch.ts';

export interface Terry {
  readonly kind: 'terry';
  readonly colour: string;
  /** A dobby border woven flat across the towel. */
  readonly border?: string;
}

const size = 120;
const pitch = 9;

/** Loops are in rows but lean at random. The jitter is seeded, so a towel looks the same everywhere. */
function loops(): string {
  const random = randomFrom(5);
  let path = '';
  for (let y = 0, row = 0; y <= size; y += pitch * 0.72, row++) {
    for (let x = 0; x <= size; x += pitch * 0.8) {
      const atX = x + (random() - 0.5) * 4 + (row % 2 ? pitch * 0.4 : 0);
      const atY = y + (random() - 0.5) * 3;
      const reach = pitch * (0.42 + random() * 0.16);
      const lean = (random() - 0.5) * 1.4;
      path +=
        `M${fixed(atX - reach * 0.55)} ${fixed(atY + reach)}c${fixed(-reach * 0.55 + lean)} ${fixed(-reach * 2.1)} ` +
        `${fixed(reach * 1.65 + lean)} ${fixed(-reach * 2.1)} ${fixed(reach * 1.1)} 0`;
    }
  }
  return path;
}

const borderBand = (colour: string, outline: string, id: string): string =>
  `<clipPath id="${id}c"><path d="${outline}"/></clipPath><g clip-path="url(#${id}c)">` +
  `<path d="M0 252h480v44H0z" fill="${colour}"/>` +
  `<path d="M0 258h480M0 290h480" stroke="${lighter(colour, 0.35)}" stroke-width="3"/>` +
  `<path d="M0 274h480" stroke="${darker(colour, 0.25)}" stroke-width="13" stroke-dasharray="7 5"/>` +
  `<path d="M0 252h480M0 296h480" stroke="${darker(colour, 0.35)}" stroke-width="2"/></g>`;

export function terryRepeat({ colour, border }: Terry): Repeat {
  const ground = darker(colour, 0.12);
  return {
    width: size,
    height: size,
    tile: (id) =>
      `<rect width="${size}" height="${size}" fill="${ground}"/><g fill="none" stroke-linecap="round">` +
      `<g stroke="${darker(colour, 0.34)}" stroke-width="4.4"><path id="${id}l" d="${loops()}"/></g>` +
      `<use href="#${id}l" stroke="${colour}" stroke-width="3"/>` +
      `<use href="#${id}l" stroke="${lighter(colour, 0.5)}" stroke-width="1" transform="translate(-.5 -.6)"/></g>`,
    ...(border ? { over: (id: string, outline: string) => borderBand(border, outline, id) } : {}),
  };
}
