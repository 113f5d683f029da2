import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, times } from '../ink/ink.ts';
import { breakAt, cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, rowOf } from './elevation.ts';

/** Automatic winder: cops below, clearer and tension between, a cross-wound cone on its drum above. */
export interface Winder {
  readonly kind: 'winder';
  readonly drums?: number;
}

const left = 96;
const right = 396;

const packageOnDrum = (x: number, width: number): string =>
  path(
    `M${fixed(x - width / 2)} 112L${fixed(x - width / 2 + 3)} 76H${fixed(x + width / 2 - 3)}L${fixed(x + width / 2)} 112z`,
    'm y0',
  ) +
  path(
    [0, 1]
      .map((turn) => {
        const from = x - width / 2 + 3 + (turn * (width - 6)) / 2;
        return `M${fixed(from)} 77l${fixed((width - 6) / 2)} 34M${fixed(from)} 111l${fixed((width - 6) / 2)} -34`;
      })
      .join(''),
    'yt',
  ) +
  rect(x - width / 2 - 2, 112, width + 4, 13, 'm f1', 2) +
  path(`M${fixed(x - width / 2)} 124Q${fixed(x)} 112 ${fixed(x + width / 2)} 113`, 't');

const cop = (x: number): string =>
  path(`M${fixed(x - 5.5)} 262V236L${fixed(x - 2.2)} 214h4.4L${fixed(x + 5.5)} 236V262z`, 'm y0') +
  louvres(x - 5.5, x + 5.5, 242, 256, 7, 'yt') +
  rect(x - 2, 262, 4, 9, 't f2', 0);

const unit = (x: number, pitch: number): string => {
  const width = Math.min(pitch * 0.68, 40);
  return (
    path(`M${fixed(x)} 214V125`, 'yl') +
    rect(x - width / 2 - 2, 132, width + 4, 70, 'o f0', 3) +
    rect(x - width * 0.28, 139, width * 0.56, 9, 'm f1', 1) +
    circle(x - 3.5, 160, 4, 'm f0') +
    circle(x + 3.5, 160, 4, 'm f0') +
    rect(x - 5, 172, 10, 12, 'm f2', 1) +
    circle(x + width / 2 - 4, 194, 2.2, 't f1') +
    line(x, 132, x, 202, 'yl') +
    packageOnDrum(x, width) +
    cop(x)
  );
};

/** The doffer travels on the top rail and stands wherever a cone is full. */
const doffer = (x: number): string =>
  rect(x - 22, 30, 44, 24, 'o f1', 3) +
  circle(x - 12, 55, 4, 'm f0') +
  circle(x + 12, 55, 4, 'm f0') +
  rect(x - 14, 36, 14, 10, 't f0', 1) +
  path(`M${fixed(x + 10)} 54v16h6`, 'm');

const stocks = (): string =>
  path('M30 300V74l10 -12H90V300z', 'o f0') +
  screen(42, 78, 34, 26) +
  circle(60, 170, 18, 'm f1') +
  circle(60, 170, 5, 'm f0') +
  cross(60, 170, 23) +
  louvres(42, 78, 236, 286) +
  path('M402 300V62h34l10 12V300z', 'o f0') +
  louvres(410, 438, 110, 230, 8) +
  foot(36) +
  foot(68) +
  foot(420);

const body = ({ drums }: Winder): string => {
  const { shown, broken } = rowOf(drums, 8, 10);
  const pitch = (right - left) / shown;
  return (
    floor() +
    rect(left - 6, 58, right - left + 12, 7, 'o f0', 1) +
    times(shown, (index) => unit(left + pitch * (index + 0.5), pitch)) +
    rect(left - 6, 271, right - left + 12, 10, 'o f0', 1) +
    lines(
      [left + 30, (left + right) / 2, right - 30].map((x) => [x, 281, x, 300]),
      'm',
    ) +
    stocks() +
    (broken ? breakAt(left + pitch * 8, 54, 296) : '') +
    doffer(left + pitch * (Math.min(2, shown - 1) + 0.5))
  );
};

export const winderElevation: Elevation<Winder> = {
  frame: [22, 22, 434, 322],
  details: () => ({ units: [90, 58, 150, 112], cops: [90, 168, 150, 112] }),
  body,
  notes: ({ drums }) => (drums === undefined ? '' : dimension(left, right, 330, countOf(drums), 304)),
};
