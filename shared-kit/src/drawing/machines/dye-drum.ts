import { darker, lighter } from '../ink/colour.ts';
import { circle, lines, path, rect, steps, times } from '../ink/ink.ts';
import { floor } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Dyes and chemicals: a drum, and the shade card that shows the colour at falling depths. */
export interface DyeDrum {
  readonly kind: 'dye-drum';
  /** Without a colour (a softener, a size) the card stays empty. */
  readonly colour?: string;
}

const drum = (): string =>
  path('M92 118V288Q92 300 156 300Q220 300 220 288V118', 'o f0') +
  path('M92 118Q92 106 156 106Q220 106 220 118Q220 130 156 130Q92 130 92 118z', 'o f1') +
  path('M100 118Q100 110 156 110Q212 110 212 118Q212 126 156 126Q100 126 100 118z', 't f0') +
  circle(132, 117, 5, 'm f2') +
  path('M92 164Q92 176 156 176Q220 176 220 164M92 170Q92 182 156 182Q220 182 220 170', 'm') +
  path('M92 232Q92 244 156 244Q220 244 220 232M92 238Q92 250 156 250Q220 250 220 238', 'm') +
  rect(122, 190, 68, 40, 'm f0', 2);

const label = (colour: string | undefined): string =>
  colour
    ? `<rect x="128" y="196" width="18" height="28" fill="${colour}"/>` +
      lines(steps(200, 222, 7).map((y) => [152, y, 184, y]))
    : lines(steps(200, 222, 7).map((y) => [130, y, 182, y]));

const depths = [0.75, 0.5, 0.25, 0, -0.18, -0.36];

/** Strips of dyed cloth, pale to full shade, pinned to a card. */
const shadeCard = (colour: string | undefined): string =>
  path('M262 120H398V300H262z', 'o f0') +
  rect(262, 120, 136, 16, 'm f1', 0) +
  times(depths.length, (index) => {
    const y = 146 + index * 24;
    const depth = depths[index] ?? 0;
    const shade = colour && (depth >= 0 ? lighter(colour, depth) : darker(colour, -depth));
    return (
      (shade ? `<path fill="${shade}" d="M272 ${y}h62l3 3l-3 3l3 3l-3 3l3 3l-3 3H272z"/>` : '') +
      path(`M272 ${y}h62l3 3l-3 3l3 3l-3 3l3 3l-3 3H272z`, 'm') +
      lines([
        [346, y + 5, 386, y + 5],
        [346, y + 12, 374, y + 12],
      ])
    );
  });

export const dyeDrumElevation: Elevation<DyeDrum> = {
  frame: [60, 86, 372, 234],
  details: () => ({ card: [256, 132, 150, 112] }),
  body: ({ colour }) => floor(70, 424) + drum() + label(colour) + shadeCard(colour),
};
