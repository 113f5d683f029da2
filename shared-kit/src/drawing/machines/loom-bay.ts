import { within } from './elevation.ts';

/** Left and right inner edges of the side frames. */
export interface Bay {
  readonly left: number;
  readonly right: number;
}

/** 1.6 cm a unit up to 340 cm; wider looms grow slower, so that 540 cm still stands on the sheet. */
export function bayOf(width = 190): Bay {
  const drawn = 146 + (Math.min(width, 340) - 150) * 0.62 + Math.max(0, width - 340) * 0.2;
  const half = within(120, 310, drawn) / 2;
  return { left: 258 - half, right: 258 + half };
}
