import { fixed, places } from '../ink/ink.ts';
import { randomFrom } from '../ink/random.ts';
import type { Repeat } from './swatch.ts';

export const printMotifs = ['kilim', 'carnation', 'check', 'ikat'] as const;
export type PrintMotif = (typeof printMotifs)[number];

export interface Print {
  readonly kind: 'print';
  readonly motif: PrintMotif;
  readonly ground: string;
  readonly inks: readonly [string, string, string];
}

interface Motif {
  readonly width: number;
  readonly height: number;
  readonly marks: string;
}

type Colours = Pick<Print, 'ground' | 'inks'>;

/** A stepped lozenge: the only curve a kilim's slits allow. */
const lozenge = (x: number, y: number, steps: number, colour: string): string => {
  const rows = places(steps, (index) => {
    const width = (steps - index) * 12;
    return (
      `M${x - width / 2} ${y - index * 6 - 6}h${width}v6h${-width}z` +
      `M${x - width / 2} ${y + index * 6}h${width}v6h${-width}z`
    );
  });
  return `<path d="${rows.join('')}" fill="${colour}"/>`;
};

const kilim = ({ ground, inks: [first, second, third] }: Colours): Motif => ({
  width: 96,
  height: 96,
  marks: [
    [48, 48],
    [0, 0],
    [96, 0],
    [0, 96],
    [96, 96],
  ]
    .map(([x = 0, y = 0]) => {
      const [outer, heart] = x === 48 ? [first, second] : [second, first];
      return (
        lozenge(x, y, 7, outer) + lozenge(x, y, 5, ground) + lozenge(x, y, 4, third) + lozenge(x, y, 2, heart)
      );
    })
    .join(''),
});

const flower = (x: number, y: number, { ground, inks: [petals, leaves] }: Colours): string =>
  `<g transform="translate(${x} ${y})">` +
  `<path d="M0 18V52M0 40C-10 34 -20 38 -24 50C-14 52 -4 50 0 42M0 46C10 38 20 42 24 54C14 56 4 54 0 48" fill="${leaves}" stroke="${leaves}" stroke-width="2.4"/>` +
  `<path d="M0 20L-26 -4L-20 -8L-22 -18L-13 -16L-10 -26L-3 -20L0 -30L3 -20L10 -26L13 -16L22 -18L20 -8L26 -4z" fill="${petals}"/>` +
  `<path d="M0 14L-14 -6M0 14L-6 -12M0 14L6 -12M0 14L14 -6" stroke="${ground}" stroke-width="2" fill="none"/>` +
  `<path d="M-7 12h14l-4 12h-6z" fill="${leaves}"/></g>`;

const carnation = (colours: Colours): Motif => ({
  width: 110,
  height: 130,
  marks: [
    [28, 36],
    [83, 101],
    [83, -29],
    [28, 166],
  ]
    .map(([x = 0, y = 0]) => flower(x, y, colours))
    .join(''),
});

const check = ({ inks: [first, second] }: Colours): Motif => ({
  width: 72,
  height: 72,
  marks:
    `<path d="M0 0h24v72H0zM0 0h72v24H0z" fill="${first}" opacity=".45"/>` +
    `<path d="M36 0h4v72h-4zM0 36h72v4H0z" fill="${second}" opacity=".6"/>`,
});

/** Ikat yarn is dyed before weaving, so its edges run along the warp by a few threads. */
const ikat = ({ inks: [, outer, inner] }: Colours): Motif => {
  const random = randomFrom(11);
  const ragged = (reach: number): string =>
    places(32, (index) => {
      const x = index * 2.5;
      const height = reach * (1 - Math.abs(x - 40) / 40);
      const jitter = (): number => (random() - 0.5) * 9;
      return `M${x} ${fixed(60 - height + jitter())}V${fixed(60 + height + jitter())}`;
    }).join('');
  return {
    width: 80,
    height: 120,
    marks:
      `<path d="${ragged(46)}" stroke="${outer}" stroke-width="2.7"/>` +
      `<path d="${ragged(24)}" stroke="${inner}" stroke-width="2.7"/>`,
  };
};

const motifs: Readonly<Record<PrintMotif, (colours: Colours) => Motif>> = { kilim, carnation, check, ikat };

/** The plain weave that every printed ground is, as a texture over the ink. */
const texture = (id: string, outline: string): string =>
  `<defs><pattern id="${id}x" width="4" height="4" patternUnits="userSpaceOnUse">` +
  '<path d="M0 .5h2M2 2.5h2" stroke="#000000" stroke-opacity=".1"/>' +
  '<path d="M1 2v2M3 0v2" stroke="#ffffff" stroke-opacity=".14"/></pattern></defs>' +
  `<path d="${outline}" fill="url(#${id}x)"/>`;

export function printRepeat({ motif, ground, inks }: Print): Repeat {
  const { width, height, marks } = motifs[motif]({ ground, inks });
  return {
    width,
    height,
    tile: () => `<rect width="${width}" height="${height}" fill="${ground}"/>${marks}`,
    over: texture,
  };
}
