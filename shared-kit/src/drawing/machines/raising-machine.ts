import { depthDimension } from '../ink/annotate.ts';
import { circle, fixed, path, places, rect, times } from '../ink/ink.ts';
import { cross, floor, foot, louvres, pile, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Raising: the cloth passes around a drum whose planetary rollers pull its fibres up into a nap. */
export interface RaisingMachine {
  readonly kind: 'raising-machine';
  /** Working width in cm. */
  readonly width?: number;
}

const drum = { x: 240, y: 184, radius: 62, rollers: 24 };

const on = (radius: number, angle: number): readonly [number, number] => [
  drum.x + radius * Math.cos(angle),
  drum.y + radius * Math.sin(angle),
];

/** Every other roller is a pile, the rest counter-pile; only the wire on them tells. */
const planets = (): string =>
  times(drum.rollers, (index) => {
    const [x, y] = on(drum.radius, (index * 2 * Math.PI) / drum.rollers);
    return circle(x, y, 7.2, index % 2 ? 'm f1' : 'm f0') + circle(x, y, 2, 't n0');
  });

/** A nap of short strokes on the cloth where it lies on the drum. */
const nap = (): string =>
  path(
    places(40, (index) => {
      const angle = ((150 + index * 6) * Math.PI) / 180;
      const [x, y] = on(75, angle);
      const [toX, toY] = on(80.5, angle + 0.05);
      return `M${fixed(x)} ${fixed(y)}L${fixed(toX)} ${fixed(toY)}`;
    }).join(''),
    'yl',
  );

const cloth = (): string =>
  path(
    'M50 252C50 208 62 172 96 150L132 200L172.4 214A74 74 0 1 1 303 222L348 236L372 150L420 164V256',
    'yb',
  ) +
  rollers([
    [96, 148, 7],
    [132, 202, 8],
    [166, 214, 7],
    [312, 224, 7],
    [348, 238, 8],
    [372, 148, 7],
    [420, 164, 7],
  ]);

const body = (): string =>
  floor(20, 462) +
  path('M140 300V138l40 -44H300l40 44V300z', 'o f0') +
  path('M152 286V146l34 -38H294l34 38V286z', 't f1') +
  path('M84 300V150h8V300zM376 300V150h8V300zM416 300V166h8V300z', 'm f0') +
  circle(drum.x, drum.y, drum.radius - 9, 'o f0') +
  planets() +
  circle(drum.x, drum.y, 14, 'm f1') +
  times(6, (index) => {
    const angle = (index * Math.PI) / 3;
    const [fromX, fromY] = on(14, angle);
    const [toX, toY] = on(50, angle);
    return path(`M${fixed(fromX)} ${fixed(fromY)}L${fixed(toX)} ${fixed(toY)}`, 't');
  }) +
  cross(drum.x, drum.y, 90) +
  cloth() +
  nap() +
  pile(30, 254, 40, 40) +
  pile(402, 256, 38, 38) +
  rect(196, 74, 88, 20, 'o f1', 2) +
  louvres(204, 276, 79, 90, 5) +
  path('M222 74V54h36v20', 'm f0') +
  rect(190, 268, 100, 24, 'm f0', 2) +
  louvres(198, 282, 274, 288) +
  path('M340 176h22', 'm') +
  screen(386, 96, 34, 26) +
  path('M340 140H403V122', 'm') +
  foot(142) +
  foot(322);

export const raisingMachineElevation: Elevation<RaisingMachine> = {
  frame: [14, 44, 460, 298],
  details: () => ({ drum: [165, 100, 150, 112] }),
  body,
  notes: ({ width }) => (width === undefined ? '' : depthDimension(352, 334, `${width} cm`)),
};
