import { circle, fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { cone, cross } from '../ink/parts.ts';
import { within } from './elevation.ts';
import type { Bay } from './loom-bay.ts';

export const insertions = ['rapier', 'air-jet', 'water-jet', 'projectile'] as const;
export type Insertion = (typeof insertions)[number];

const rapier = ({ left, right }: Bay): string => {
  const width = right - left;
  return (
    rect(left, 197, width * 0.52, 3.4, 'm f2', 1) +
    path(`M${fixed(left + width * 0.5)} 194h13l7 5l-7 5h-13z`, 'm f0') +
    path(`M${fixed(left - 34)} 193L${fixed(left + width * 0.55)} 199`, 'y')
  );
};

/** Relay nozzles along the reed keep the air, and so the weft, at speed. */
const airJet = ({ left, right }: Bay): string =>
  lines(
    steps(left + 14, right - 8, 14).map((x) => [x, 208, x + 4, 200]),
    'm',
  ) + path(`M${fixed(left - 6)} 199L${fixed(right - 20)} 199`, 'y dash');

const droplets = ({ left, right }: Bay): string =>
  path(
    steps(left + 20, right - 30, 22)
      .map((x, index) => `M${fixed(x)} ${index % 2 ? 203 : 195}h5`)
      .join(''),
    't',
  );

const waterJet = (bay: Bay): string =>
  path(`M${fixed(bay.left)} 195h12l8 4l-8 4h-12z`, 'm f1') +
  path(`M${fixed(bay.left + 20)} 199L${fixed(bay.right - 20)} 199`, 'y') +
  droplets(bay);

/** Guide teeth carry the gripper projectile; the weft trails behind it. */
const projectile = ({ left, right }: Bay): string => {
  const at = left + (right - left) * 0.6;
  return (
    lines(
      steps(left + 10, right - 8, 9).flatMap((x) => [
        [x, 208, x, 202],
        [x, 202, x + 4, 202],
      ]),
      'm',
    ) +
    path(`M${fixed(left - 34)} 193L${fixed(at)} 198.5`, 'y') +
    path(`M${fixed(at)} 196h18l8 2.5l-8 2.5h-18z`, 'm f2')
  );
};

const across: Readonly<Record<Insertion, (bay: Bay) => string>> = {
  rapier,
  'air-jet': airJet,
  'water-jet': waterJet,
  projectile,
};

export const insertionAcross = (insertion: Insertion, bay: Bay): string => across[insertion](bay);

const pump = (x: number): string =>
  rect(x - 12, 262, 26, 24, 'm f0', 2) +
  circle(x + 1, 274, 7, 'm f1') +
  cross(x + 1, 274, 9) +
  line(x + 14, 268, x + 34, 268, 'm');

/** One cone and one accumulator per weft colour, on the stand at the left. */
export function weftStand(colours: number, insertion: Insertion, { left }: Bay): string {
  const x = left - 74;
  const count = within(1, 12, Math.round(colours));
  const height = insertion === 'water-jet' ? 104 : 132;
  const step = count > 1 ? Math.min(30, height / (count - 1)) : 0;
  const scale = Math.min(1, step === 0 ? 1 : step / 19);
  const feeder = (index: number): string => {
    const y = fixed(136 + index * step);
    const into = fixed(186 + Math.min(index * 2, 14));
    return (
      path(
        `M${fixed(x - 22)} ${y}Q${fixed(x + 4)} ${fixed(y - 8 * scale)} ${fixed(x + 12)} ${y}L${fixed(left - 38)} ${into}`,
        'yl',
      ) +
      rect(x + 2, y - 6 * scale, 17, 12 * scale, 'm f0', fixed(5 * scale)) +
      cone(x - 24, y + 2, 0.75 * scale)
    );
  };
  return (
    rect(x - 24, 288, 34, 6, 'm f2', 1) +
    line(x - 8, 288, x - 8, 126, 'm') +
    (insertion === 'water-jet' ? pump(x - 9) : '') +
    times(count, feeder)
  );
}
