import { countOf, dimension, leader } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, places, rect, times } from '../ink/ink.ts';
import { bars, cone, cross, floor, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A single-cylinder sock machine: creel above, small cylinder, the sock blown down into its box. */
export interface Hosiery {
  readonly kind: 'hosiery';
  /** Cylinder diameter in inches. */
  readonly diameter?: number;
  readonly needles?: number;
  readonly feeders?: number;
}

const centre = 232;
const cylinderWidth = (diameter = 3.75): number => 30 + within(2, 7, diameter) * 8;

/** One cone a feeder on the ring; each yarn dips to its fingers at the cylinder. */
const creel = (count: number, width: number): string => {
  const spread = count > 1 ? Math.min(46, 210 / (count - 1)) : 0;
  const scale = Math.min(1.1, Math.max(0.6, spread === 0 ? 1.1 : spread / 32));
  const at = (index: number): number => centre + (index - (count - 1) / 2) * spread;
  return (
    line(centre, 66, centre, 98, 'm') +
    rect(centre - 116, 60, 232, 5, 'm f1', 1) +
    times(count, (index) => {
      const x = at(index);
      const eye = centre + (x - centre) * 0.7;
      const into = centre + ((x - centre) / 120) * (width / 2 - 4);
      return (
        cone(x, 47, scale) +
        path(
          `M${fixed(x)} 36Q${fixed((x + eye) / 2)} 22 ${fixed(eye)} 24L${fixed(eye)} 98L${fixed(into)} 140`,
          'yl',
        )
      );
    }) +
    rect(centre - 92, 22, 184, 3.5, 'm f0', 1) +
    line(centre - 84, 25, centre - 84, 60, 'm') +
    line(centre + 84, 25, centre + 84, 60, 'm') +
    rect(centre - 84, 96, 168, 5, 'm f0', 1) +
    line(centre - 76, 101, centre - 66, 150, 'm') +
    line(centre + 76, 101, centre + 66, 150, 'm')
  );
};

const head = (width: number, needles: number): string => {
  const left = centre - width / 2;
  const right = centre + width / 2;
  const pitch = within(1.6, 5, (width * 3.1) / needles + 0.6);
  return (
    rect(left - 14, 132, width + 28, 10, 'm f1', 2) +
    path(`M${fixed(left - 6)} 132l4 -12h${fixed(width + 4)}l4 12z`, 'm f0') +
    rect(left, 142, width, 34, 'o f0', 1) +
    bars(left + 3, right - 3, 143, 175, pitch, 'h') +
    rect(left - 24, 156, 20, 14, 'm f1', 1) +
    rect(right + 4, 156, 20, 14, 'm f1', 1) +
    path(`M${fixed(left - 4)} 163h6M${fixed(right + 4)} 163h-6`, 'm') +
    rect(left - 34, 176, width + 68, 12, 'o f1', 2) +
    bars(left - 28, right + 28, 179, 185, 4, 'h')
  );
};

const body = ({ diameter, needles, feeders }: Hosiery): string => {
  const width = cylinderWidth(diameter);
  return (
    floor(60, 420) +
    creel(within(1, 12, Math.round(feeders ?? 4)), width) +
    path('M140 300V206l12 -14H312l12 14V300z', 'o f0') +
    lines(
      [
        [140, 220, 324, 220],
        [140, 286, 324, 286],
      ],
      'm',
    ) +
    head(width, needles ?? 144) +
    sockWindow() +
    drive() +
    path('M312 200h40V160', 'm') +
    screen(334, 132, 40, 30) +
    rect(340, 172, 26, 22, 'm f1', 2) +
    sockBox()
  );
};

/** The tube under the cylinder is drawn open, with the sock in it. */
const sockWindow = (): string =>
  rect(206, 196, 52, 100, 'm f1', 3) +
  path('M216 196V248Q216 266 232 272L246 280Q254 286 250 276Q248 266 248 248V196z', 'm cl') +
  louvres(218, 246, 202, 210, 3, 'yt') +
  lines(
    places(5, (index) => [221 + index * 6, 214, 221 + index * 6, 254] as const),
    'yt',
  ) +
  path('M220 262Q232 256 244 262', 'yl');

const drive = (): string =>
  circle(172, 254, 17, 'm f1') +
  circle(172, 254, 5, 'm f0') +
  cross(172, 254, 22) +
  louvres(272, 312, 234, 276);

const sockBox = (): string =>
  path('M346 240H398V300H346z', 'o f0') +
  path('M352 250H392V294H352z', 't f1') +
  path('M356 292q4 -18 14 -20t18 20z', 'm cl') +
  path('M362 288q8 -10 20 0M366 282q6 -6 12 0', 'yt') +
  path('M324 272Q340 272 346 262', 'm');

export const hosieryElevation: Elevation<Hosiery> = {
  frame: [52, 10, 376, 334],
  details: () => ({ cylinder: [157, 96, 150, 112], creel: [132, 14, 200, 150] }),
  body,
  notes: ({ diameter, needles, feeders }) => {
    const half = cylinderWidth(diameter) / 2;
    return (
      (diameter === undefined ? '' : dimension(centre - half, centre + half, 330, `Ø ${diameter}″`, 304)) +
      (needles === undefined ? '' : leader(centre - half + 5, 150, 126, 138, countOf(needles))) +
      (feeders === undefined ? '' : leader(centre - 88, 62, 118, 88, countOf(feeders)))
    );
  },
};
