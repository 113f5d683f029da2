import { path, steps } from '../ink/ink.ts';
import { type SheetOptions, sheet } from '../ink/sheet.ts';

const width = 1440;
const height = 416;
const pitch = 16;
/** Where the weft has snapped: no pick holds the warp there. */
const gap = { from: 624, to: 816, pick: 216 };

/** Warp and weft of a plain weave, two paths. */
const cloth = (): string => {
  let weft = '';
  let warp = '';
  for (const [row, y] of steps(8, height - 8, pitch).entries()) {
    for (const [column, x] of steps(8, width - 8, pitch).entries()) {
      const isWeft = (row + column) % 2 === 0;
      if (isWeft && y !== gap.pick) weft += `M${x - 5.5} ${y}h11`;
      if (!isWeft) warp += `M${x} ${y - 4.5}v9`;
    }
  }
  return path(weft, 'se') + path(warp, 'sa');
};

/** For the page of an unknown address: a green pick through plain weave, broken in the middle. */
export const brokenThread = (options: SheetOptions = {}): string =>
  sheet(
    { ...options, className: 'dw', frame: [0, 0, width, height], fit: 'slice' },
    `<path class="sg" d="M0 0h${width}v${height}H0z"/>${cloth()}${path(
      `${[...steps(17, 600, 32), ...steps(817, width, 32)].map((x) => `M${x} ${gap.pick}h14`).join('')}M624 216c22 0 26 30 52 36s30 -14 40 -26M816 216c-20 0 -14 40 -40 36s-14 -14 -24 -30`,
      'st',
    )}`,
  );
