import { darker, lighter, mix } from '../ink/colour.ts';
import { fixed } from '../ink/ink.ts';
import { randomFrom } from '../ink/random.ts';
import { type Draft, type DraftName, draftOf, endsOf, isWarpOver } from './drafts.ts';
import type { Repeat } from './swatch.ts';

export interface Weave {
  readonly kind: 'weave';
  readonly draft: DraftName;
  /** Colours of the ends and picks in order: several give stripes, several of both give checks. */
  readonly warp: readonly string[];
  readonly weft: readonly string[];
  /** Distance between threads in drawing units. */
  readonly pitch?: number;
  /** Irregular yarn, 0 to 1: seeded differences in shade from thread to thread. */
  readonly slub?: number;
  /** Darkness of the ground behind the threads, 0 to 1. */
  readonly shade?: number;
  /** How far a binder that passes under one thread only recedes into the other colour, 0 to 1. */
  readonly bind?: number;
  /** Space between threads as a share of the pitch. */
  readonly gap?: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const repeatOf = (a: number, b: number, atLeast: number): number => {
  let size = (a * b) / divisor(a, b);
  while (size < atLeast) size *= 2;
  return size;
};

const tinted = (colour: string, amount: number): string =>
  amount > 0 ? lighter(colour, Math.min(0.3, amount)) : darker(colour, Math.min(0.3, -amount));

/** Shade by thread, in sixths, so that a slubby cloth still has few colours. */
const irregular = (count: number, slub: number, random: () => number): number[] =>
  Array.from({ length: count }, () => (slub ? Math.round((random() - 0.5) * slub * 6) / 6 : 0));

/** One run of threads that lie on top: where it starts and over how many crossings it floats. */
interface Float {
  readonly along: number;
  readonly across: number;
  readonly length: number;
}

/** Neighbouring crossings of one thread form one float; a float over the tile's edge continues on the other side. */
function floatsOf(
  threads: number,
  crossings: number,
  isOver: (across: number, along: number) => boolean,
): Float[] {
  const floats: Float[] = [];
  for (let across = 0; across < threads; across++) {
    const starts: number[] = [];
    for (let along = 0; along < crossings; along++) {
      if (isOver(across, along) && !isOver(across, along - 1)) starts.push(along);
    }
    if (starts.length === 0 && isOver(across, 0)) floats.push({ along: 0, across, length: crossings });
    for (const along of starts) {
      let length = 1;
      while (length < crossings && isOver(across, along + length)) length++;
      floats.push({ along, across, length });
      if (along + length > crossings) floats.push({ along: along - crossings, across, length });
    }
  }
  return floats;
}

/** Floats of one colour as one path, in thread units; the group's transform puts the round caps inside the crossing. */
const strokes = (floats: readonly Float[], direction: 'h' | 'v'): string =>
  floats
    .map(({ along, across, length }) => {
      const start = direction === 'h' ? `${along} ${across}` : `${across} ${along}`;
      return `M${start}${direction}${fixed(length - 0.88)}`;
    })
    .join('');

function byColour(floats: readonly Float[], colourOf: (float: Float) => string): Map<string, Float[]> {
  const runs = new Map<string, Float[]>();
  for (const float of floats) {
    const colour = colourOf(float);
    const run = runs.get(colour);
    if (run) run.push(float);
    else runs.set(colour, [float]);
  }
  return runs;
}

interface System {
  readonly direction: 'h' | 'v';
  readonly floats: readonly Float[];
  readonly colourOf: (float: Float) => string;
}

const precise = (value: number): number => +value.toFixed(2);

/** Strokes each float twice: a dark body, and a lighter line along its upper side. */
function thread({ direction, floats, colourOf }: System, id: string, gap: number): string {
  const [x, y] = direction === 'h' ? [0.44, 0.5] : [0.5, 0.44];
  const light = direction === 'h' ? 'translate(0 -.15)' : 'translate(-.09 0)';
  const runs = [...byColour(floats, colourOf)].map(([colour, run], index) => {
    const name = `${id}${direction}${index}`;
    return (
      `<g stroke="${darker(colour, 0.12)}" stroke-width="${precise(1 - gap)}"><path id="${name}" d="${strokes(run, direction)}"/></g>` +
      `<use href="#${name}" stroke="${lighter(colour, 0.1)}" stroke-width=".5" transform="${light}"/>`
    );
  });
  return `<g transform="translate(${x} ${y})">${runs.join('')}</g>`;
}

const at = <T>(list: readonly T[], index: number, fallback: T): T =>
  list[((index % list.length) + list.length) % list.length] ?? fallback;

export function weaveRepeat(weave: Weave): Repeat {
  const { warp, weft, pitch = 6, slub = 0, shade = 0.5, bind = 0, gap = 0.12 } = weave;
  const draft: Draft = draftOf(weave.draft);
  const ends = repeatOf(endsOf(draft), warp.length, slub ? 28 : 1);
  const picks = repeatOf(draft.length, weft.length, slub ? 28 : 1);
  const random = randomFrom(7);
  const endTints = irregular(ends, slub, random);
  const pickTints = irregular(picks, slub, random);
  const warpAt = (end: number): string => at(warp, end, '#808080');
  const weftAt = (pick: number): string => at(weft, pick, '#808080');
  const weftSystem: System = {
    direction: 'h',
    floats: floatsOf(picks, ends, (pick, end) => !isWarpOver(draft, end, pick)),
    colourOf: ({ across, along, length }) => {
      const colour = tinted(weftAt(across), pickTints[across] ?? 0);
      return bind && length === 1 ? mix(colour, warpAt(along), bind) : colour;
    },
  };
  const warpSystem: System = {
    direction: 'v',
    floats: floatsOf(ends, picks, (end, pick) => isWarpOver(draft, end, pick)),
    colourOf: ({ across, along, length }) => {
      const colour = tinted(warpAt(across), endTints[across] ?? 0);
      return bind && length === 1 ? mix(colour, weftAt(along), bind) : colour;
    },
  };
  const ground = darker(mix(warpAt(0), weftAt(0), 0.5), shade);
  return {
    width: ends * pitch,
    height: picks * pitch,
    tile: (id) =>
      `<rect width="${fixed(ends * pitch)}" height="${fixed(picks * pitch)}" fill="${ground}"/>` +
      `<g fill="none" stroke-linecap="round" transform="scale(${precise(pitch)})">` +
      `${thread(weftSystem, id, gap)}${thread(warpSystem, id, gap)}</g>`,
  };
}
