import { countOf, dimension, leader } from '../ink/annotate.ts';
import { circle, fixed, lines, path, rect, steps, times } from '../ink/ink.ts';
import { cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** Jet dyeing from the front: one round door a tube, the reel and its rope of cloth above. */
export interface JetDyeing {
  readonly kind: 'jet-dyeing';
  /** Capacity in kg of cloth. */
  readonly capacity?: number;
  readonly tubes?: number;
}

const bayOf = (tubes: number): { pitch: number; left: number; right: number } => {
  const pitch = Math.min(104, 300 / tubes);
  return { pitch, left: 236 - (pitch * tubes) / 2, right: 236 + (pitch * tubes) / 2 };
};

const bolts = (x: number, y: number, radius: number): string =>
  times(8, (index) => {
    const angle = (index * Math.PI) / 4 + 0.39;
    return circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 1.6, 't f2');
  });

/** Sizes of one tube; the kier stands on the platform and the reel dome on the kier, whatever their size. */
const sizesOf = (pitch: number) => {
  const radius = Math.min(40, pitch * 0.45);
  const dome = radius * 0.78;
  const kier = 238 - radius;
  const base = kier - radius * 1.6;
  return { radius, dome, kier, base, reel: base - dome * 0.96 };
};

const reelDome = (x: number, pitch: number): string => {
  const { dome, base, reel } = sizesOf(pitch);
  const loop = dome * 0.42;
  return (
    path(
      `M${fixed(x - dome)} ${fixed(base)}V${fixed(reel)}A${fixed(dome)} ${fixed(dome)} 0 0 1 ${fixed(x + dome)} ${fixed(reel)}V${fixed(base)}z`,
      'o f0',
    ) +
    circle(x, reel, dome * 0.56, 'm f1') +
    circle(x, reel, dome * 0.3, 'm f0') +
    cross(x, reel, dome * 0.7) +
    path(
      `M${fixed(x - loop)} ${fixed(base - 4)}V${fixed(reel)}A${fixed(loop)} ${fixed(loop)} 0 0 1 ${fixed(x + loop)} ${fixed(reel)}V${fixed(base - 4)}`,
      'y',
    )
  );
};

/** Throat with the jet, and the kier's door; the rope shows in its window. */
const tube = (x: number, pitch: number): string => {
  const { radius, kier, base } = sizesOf(pitch);
  const near = (dx: number, dy: number): string => `${fixed(x + dx * radius)} ${fixed(kier + dy * radius)}`;
  return (
    path(
      `M${fixed(x - radius * 0.42)} ${fixed(base)}H${fixed(x + radius * 0.42)}L${near(0.26, -0.9)}H${fixed(x - radius * 0.26)}z`,
      'm f1',
    ) +
    path(`M${fixed(x)} ${fixed(base)}V${fixed(kier - radius)}`, 'y') +
    path(
      `M${near(-0.7, 0.6)}L${fixed(x - radius * 0.8)} 246H${fixed(x + radius * 0.8)}L${near(0.7, 0.6)}z`,
      'm f2',
    ) +
    circle(x, kier, radius, 'o f0') +
    circle(x, kier, radius * 0.84, 'm f1') +
    bolts(x, kier, radius * 0.92) +
    circle(x, kier, radius * 0.5, 'm f0') +
    path(
      `M${near(-0.46, 0.2)}A${fixed(radius * 0.5)} ${fixed(radius * 0.5)} 0 0 0 ${near(0.46, 0.2)}z`,
      'liq',
    ) +
    path(
      `M${near(-0.34, 0.15)}q${fixed(radius * 0.17)} ${fixed(-radius * 0.36)} ${fixed(radius * 0.34)} 0t${fixed(radius * 0.34)} 0`,
      'y',
    ) +
    reelDome(x, pitch)
  );
};

const platform = (left: number, right: number): string =>
  rect(left - 8, 246, right - left + 16, 10, 'o f2', 1) +
  lines(
    steps(left + 10, right - 10, Math.max(40, (right - left - 20) / 5)).map((x) => [x, 256, x, 300]),
    'm',
  ) +
  path(`M${fixed(left)} 278H${fixed(right)}`, 'm') +
  circle(left + 26, 280, 11, 'o f1') +
  cross(left + 26, 280, 15) +
  rect(left + 37, 274, 26, 12, 'm f0', 2);

const exchanger = (left: number, pitch: number): string =>
  rect(left - 44, 132, 24, 132, 'o f0', 11) +
  lines(
    [
      [left - 44, 152, left - 20, 152],
      [left - 44, 244, left - 20, 244],
    ],
    'm',
  ) +
  path(
    `M${fixed(left - 32)} 132V${fixed(sizesOf(pitch).base - 6)}H${fixed(left + pitch / 2 - sizesOf(pitch).dome)}M${fixed(left - 32)} 264V280H${fixed(left + 15)}`,
    'm n0',
  ) +
  rect(left - 42, 264, 8, 36, 'm f0', 0) +
  rect(left - 30, 264, 8, 36, 'm f0', 0);

const cabinet = (right: number): string =>
  rect(right + 20, 150, 44, 150, 'o f0', 3) +
  screen(right + 25, 158, 34, 26) +
  louvres(right + 28, right + 56, 224, 288) +
  circle(right + 33, 202, 4, 'm f1') +
  circle(right + 46, 202, 4, 'm f1');

const body = ({ tubes }: JetDyeing): string => {
  const count = within(1, 8, Math.round(tubes ?? 2));
  const { pitch, left, right } = bayOf(count);
  return (
    floor(left - 60, right + 84) +
    platform(left, right) +
    exchanger(left, pitch) +
    times(count, (index) => tube(left + pitch * (index + 0.5), pitch)) +
    cabinet(right) +
    foot(left - 6, 20)
  );
};

export const jetDyeingElevation: Elevation<JetDyeing> = {
  frame: ({ tubes }) => {
    const { left, right } = bayOf(within(1, 8, Math.round(tubes ?? 2)));
    const from = Math.min(70, left - 66);
    return [from, 58, Math.max(410, right + 90) - from, 284];
  },
  details: ({ tubes }) => {
    const { left, pitch } = bayOf(within(1, 8, Math.round(tubes ?? 2)));
    return {
      reel: [left + pitch / 2 - 60, sizesOf(pitch).reel - 50, 120, 90],
      kier: [left + pitch / 2 - 60, sizesOf(pitch).kier - 45, 120, 90],
    };
  },
  body,
  notes: ({ capacity, tubes }) => {
    const { left, right, pitch } = bayOf(within(1, 8, Math.round(tubes ?? 2)));
    return (
      (tubes === undefined ? '' : dimension(left, right, 330, countOf(tubes), 304)) +
      (capacity === undefined
        ? ''
        : leader(right - pitch / 2 + 2, sizesOf(pitch).kier + 2, right + 26, 128, `${capacity} kg`))
    );
  },
};
