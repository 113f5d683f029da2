import { knitRepeat } from './cloth/knit.ts';
import { printRepeat } from './cloth/print.ts';
import { type Repeat, type SwatchOptions, swatch } from './cloth/swatch.ts';
import { terryRepeat } from './cloth/terry.ts';
import { weaveRepeat } from './cloth/weave.ts';
import type { Cloth, Drawing, Machine } from './drawing.ts';
import { type SheetOptions, sheet } from './ink/sheet.ts';
import type { Elevation, Frame } from './machines/elevation.ts';
import { elevations } from './machines/index.ts';

export interface DrawOptions extends SheetOptions, SwatchOptions {
  /** Whether to draw dimensions and counts; default: only on the whole drawing. */
  readonly dims?: boolean | undefined;
  /** A detail by the name `detailsOf` gives. */
  readonly crop?: string | undefined;
}

export const isCloth = (drawing: Drawing): drawing is Cloth =>
  drawing.kind === 'weave' || drawing.kind === 'knit' || drawing.kind === 'terry' || drawing.kind === 'print';

// The table pairs each kind with its elevation; the compiler can't follow the pairing through a look-up.
const elevationOf = <M extends Machine>(machine: M): Elevation<M> =>
  elevations[machine.kind] as unknown as Elevation<M>;

const frameOf = (machine: Machine, crop: string | undefined): Frame => {
  const { frame, details } = elevationOf(machine);
  const detail = crop === undefined ? undefined : details?.(machine)[crop];
  return detail ?? (typeof frame === 'function' ? frame(machine) : frame);
};

function repeatOf(cloth: Cloth): Repeat {
  switch (cloth.kind) {
    case 'weave':
      return weaveRepeat(cloth);
    case 'knit':
      return knitRepeat(cloth);
    case 'terry':
      return terryRepeat(cloth);
    case 'print':
      return printRepeat(cloth);
  }
}

/** Names of the details that a gallery can show, in order. */
export const detailsOf = (drawing: Drawing): readonly string[] =>
  isCloth(drawing) ? [] : Object.keys(elevationOf(drawing).details?.(drawing) ?? {});

/** A complete `<svg>`: markup for a page, or with `file` a file for one colour mode. */
export function drawProduct(drawing: Drawing, options: DrawOptions = {}): string {
  if (isCloth(drawing)) return swatch(drawing, repeatOf(drawing), options);
  const { body, notes } = elevationOf(drawing);
  const { dims = options.crop === undefined } = options;
  const content = body(drawing) + (dims ? (notes?.(drawing) ?? '') : '');
  return sheet({ ...options, className: 'dw', frame: frameOf(drawing, options.crop) }, content);
}
