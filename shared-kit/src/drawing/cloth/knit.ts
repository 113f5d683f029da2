import { darker, lighter } from '../ink/colour.ts';
import { fixed } from '../ink/ink.ts';
import type { Repeat } from './swatch.ts';

export const knitStructures = ['single-jersey', 'rib', 'interlock'] as const;
export type KnitStructure = (typeof knitStructures)[number];

export interface Knit {
  readonly kind: 'knit';
  readonly structure: KnitStructure;
  /** Colours of the courses in order: several give stripes. */
  readonly colours: readonly string[];
}

interface Loop {
  readonly width: number;
  readonly height: number;
}

/** Half a loop: from the root of one stitch up into the next course. */
const leg = (x: number, y: number, side: number, colour: string, { width: w, height: h }: Loop): string => {
  const at = (dx: number, dy: number): string => `${fixed(x + side * w * dx)} ${fixed(y + h * dy)}`;
  return (
    `<path d="M${at(0.06, 1.02)}C${at(0.1, 0.55)} ${at(0.52, 0.35)} ${at(0.44, -0.28)}" stroke="${darker(colour, 0.16)}" stroke-width="${fixed(w * 0.4)}"/>` +
    `<path d="M${at(0.09, 0.92)}C${at(0.13, 0.5)} ${at(0.48, 0.3)} ${at(0.42, -0.2)}" stroke="${lighter(colour, 0.14)}" stroke-width="${fixed(w * 0.17)}"/>`
  );
};

/** Between two ribs the reverse of a wale shows: the tops of its loops, in shadow. */
const purl = (y: number, colour: string, { width: w, height: h }: Loop): string =>
  `<path d="M${fixed(w * 1.05)} ${fixed(y + h * 0.7)}q${fixed(w * 0.45)} ${fixed(-h * 0.7)} ${fixed(w * 0.9)} 0" stroke="${darker(colour, 0.42)}" stroke-width="${fixed(h * 0.36)}"/>`;

/** Interlock is two ribs locked: both faces show knit wales, finer and closer than jersey's. */
const loopOf: Readonly<Record<KnitStructure, Loop>> = {
  'single-jersey': { width: 13, height: 10.7 },
  rib: { width: 12, height: 9.8 },
  interlock: { width: 9, height: 9.2 },
};

export function knitRepeat({ structure, colours }: Knit): Repeat {
  const loop = loopOf[structure];
  const wales = structure === 'rib' ? 2 : 1;
  const courses = colours.length;
  const colourOf = (course: number): string => colours[((course % courses) + courses) % courses] ?? '#808080';
  const tile = Array.from({ length: courses + 2 }, (_, index) => {
    const course = index - 1;
    const y = course * loop.height;
    const colour = colourOf(course);
    return (
      leg(loop.width / 2, y, 1, colour, loop) +
      leg(loop.width / 2, y, -1, colour, loop) +
      (structure === 'rib' ? purl(y, colour, loop) : '')
    );
  }).join('');
  const width = loop.width * wales;
  const height = loop.height * courses;
  return {
    width,
    height,
    tile: () =>
      `<rect width="${fixed(width)}" height="${fixed(height)}" fill="${darker(colourOf(0), 0.55)}"/>` +
      `<g fill="none" stroke-linecap="round">${tile}</g>`,
  };
}
