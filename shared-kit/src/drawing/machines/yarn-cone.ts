import { leader } from '../ink/annotate.ts';
import { darker, lighter } from '../ink/colour.ts';
import { fixed, path, places, rect } from '../ink/ink.ts';
import { floor } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Yarn is drawn as it is sold: a cross-wound cone in its colour, and a second one behind it. */
export interface YarnCone {
  readonly kind: 'yarn-cone';
  readonly colour: string;
  /** As the trade writes it: "Ne 30/1", "Nm 2/28", "150/48 den". */
  readonly count?: string;
}

const wound = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

interface Body {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly narrow: number;
  readonly wide: number;
}

/** Yarn lies on a cone in two crossing families of turns; each sags a little, as the cone is round. */
const turns = ({ x, top, foot, narrow, wide }: Body, lean: number): string => {
  const height = foot - top;
  const halfAt = (y: number): number => (narrow + ((wide - narrow) * (y - top)) / height) * 0.985;
  const between = (y: number): number => Math.min(foot - 6, Math.max(top + 2, y));
  return places(26, (index) => {
    const y = top + (height * (index + 0.5)) / 26;
    const [from, to] = [between(y - lean), between(y + lean)];
    return `M${fixed(x - halfAt(from))} ${fixed(from)}Q${fixed(x)} ${fixed(Math.min(foot + 4, y + 9))} ${fixed(x + halfAt(to))} ${fixed(to)}`;
  }).join('');
};

const cone = (x: number, foot: number, size: number, colour: string): string => {
  const height = 170 * size;
  const top = foot - height;
  const narrow = 36 * size;
  const wide = 66 * size;
  const body = `M${fixed(x - narrow)} ${fixed(top)}Q${fixed(x)} ${fixed(top + 9 * size)} ${fixed(x + narrow)} ${fixed(top)}L${fixed(x + wide)} ${fixed(foot - 6)}Q${fixed(x)} ${fixed(foot + 12 * size)} ${fixed(x - wide)} ${fixed(foot - 6)}z`;
  return (
    path(
      `M${fixed(x - narrow * 0.55)} ${fixed(top + 4)}L${fixed(x - narrow * 0.46)} ${fixed(top - 16 * size)}H${fixed(x + narrow * 0.46)}L${fixed(x + narrow * 0.55)} ${fixed(top + 4)}z`,
      'm f1',
    ) +
    `<path d="${body}" fill="${colour}"/>` +
    wound(turns({ x, top, foot, narrow, wide }, 9 * size), darker(colour, 0.22), 1.5) +
    wound(turns({ x, top, foot, narrow, wide }, -9 * size), lighter(colour, 0.2), 1) +
    path(body, 'o') +
    path(
      `M${fixed(x - wide * 0.5)} ${fixed(foot + 1)}l2 ${fixed(6 * size)}Q${fixed(x)} ${fixed(foot + 14 * size)} ${fixed(x + wide * 0.5 - 2)} ${fixed(foot + 1 + 6 * size)}l2 ${fixed(-6 * size)}`,
      'm f1',
    )
  );
};

const body = ({ colour }: YarnCone): string =>
  floor(70, 410) +
  rect(96, 296, 292, 4, 'm f2', 1) +
  cone(316, 288, 0.8, colour) +
  cone(196, 286, 1.12, colour) +
  wound('M196 96C196 62 236 44 270 58S330 110 372 92', darker(colour, 0.14), 2.2);

export const yarnConeElevation: Elevation<YarnCone> = {
  frame: [60, 34, 360, 286],
  details: () => ({ winding: [126, 120, 140, 105] }),
  body,
  notes: ({ count }) => (count === undefined ? '' : leader(262, 220, 300, 128, count)),
};
