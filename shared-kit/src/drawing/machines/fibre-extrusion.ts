import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, lines, path, places, rect, steps, times } from '../ink/ink.ts';
import { bars, breakAt, cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, rowOf } from './elevation.ts';

/** A melt-spinning line: extruder, spin beam, quench cabinets, godets and winders, one column a position. */
export interface FibreExtrusion {
  readonly kind: 'fibre-extrusion';
  readonly positions?: number;
}

const left = 128;
const right = 448;

const filaments = (x: number, spread: number): string =>
  lines(
    places(5, (index) => [x + ((index - 2) * spread) / 2, 104, x + (index - 2) * 0.6, 186] as const),
    'yl',
  );

/** Spin pack, quench cabinet with its air, spin finish guide, two godets, winder. */
const position = (x: number, width: number): string => {
  const half = Math.min(width * 0.42, 26);
  const godet = Math.min(6.5, half * 0.5);
  const bobbin = half * 1.7;
  return (
    rect(x - half * 0.8, 94, half * 1.6, 10, 'm f2', 1) +
    rect(x - half, 106, half * 2, 62, 'm f0', 1) +
    louvres(x - half + 3, x + half - 3, 112, 162, 5, 'h') +
    filaments(x, half * 1.1) +
    circle(x, 188, 2.2, 'm f0') +
    path(
      `M${fixed(x)} 190V204L${fixed(x - godet * 0.9)} 214C${fixed(x - godet * 2.1)} 222 ${fixed(x + godet)} 220 ${fixed(x + godet * 0.6)} 228L${fixed(x)} 248`,
      'yl',
    ) +
    circle(x - godet * 0.5, 210, godet, 'm f1') +
    circle(x + godet * 0.5, 226, godet, 'm f1') +
    rect(x - half, 242, half * 2, 56, 'o f0', 2) +
    rect(x - bobbin / 2, 252, bobbin, 22, 'm y0', 2) +
    bars(x - bobbin / 2 + 3, x + bobbin / 2 - 3, 253, 273, 4, 'yt') +
    rect(x - half + 3, 280, half * 2 - 6, 6, 't f1', 1)
  );
};

/** Hopper, barrel with heater bands, drive; the melt goes up into the beam. */
const extruder = (): string =>
  path('M30 34H78L60 58H48z', 'o f0') +
  lines([
    [36, 42, 72, 42],
    [42, 50, 66, 50],
  ]) +
  rect(46, 58, 16, 10, 'm f1', 0) +
  rect(14, 66, 26, 28, 'o f1', 2) +
  louvres(19, 35, 72, 88, 4) +
  rect(40, 68, 74, 24, 'o f0', 2) +
  lines(
    steps(52, 106, 9).map((x) => [x, 68, x, 92]),
    'm',
  ) +
  path('M114 74h14v12h-14z', 'm f2') +
  lines([[14, 80, 134, 80]], 'c');

const steelwork = (): string =>
  rect(12, 96, 106, 6, 'o f2', 0) +
  rect(18, 102, 8, 198, 'm f0', 0) +
  rect(100, 102, 8, 198, 'm f0', 0) +
  path('M26 150L100 104M26 110L100 150', 't') +
  path('M30 300L58 206M40 300L68 206', 'm') +
  lines(
    steps(0, 8, 1).map((step) => [31 + step * 3, 293 - step * 10, 41 + step * 3, 293 - step * 10]),
    't',
  ) +
  rect(26, 200, 74, 6, 'm f2', 0) +
  foot(14) +
  foot(96);

const body = ({ positions }: FibreExtrusion): string => {
  const { shown, broken } = rowOf(positions, 8, 10);
  const pitch = (right - left) / shown;
  return (
    floor(8, 472) +
    steelwork() +
    extruder() +
    rect(left - 6, 66, right - left + 12, 28, 'o f1', 3) +
    bars(left + 6, right - 6, 72, 88, 12, 'h') +
    times(shown, (index) => position(left + pitch * (index + 0.5), pitch)) +
    rect(right + 6, 60, 12, 240, 'm f0', 0) +
    screen(right - 4, 36, 30, 22) +
    cross(27, 80, 18) +
    (broken ? breakAt(left + pitch * 8, 58, 299) : '')
  );
};

export const fibreExtrusionElevation: Elevation<FibreExtrusion> = {
  frame: [2, 20, 476, 324],
  details: () => ({ extruder: [4, 24, 150, 112], winders: [124, 196, 150, 112] }),
  body,
  notes: ({ positions }) =>
    positions === undefined ? '' : dimension(left, right, 330, countOf(positions), 304),
};
