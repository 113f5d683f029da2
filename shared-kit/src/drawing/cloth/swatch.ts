import { fixed } from '../ink/ink.ts';
import { hashOf } from '../ink/random.ts';
import { type SheetOptions, sheet } from '../ink/sheet.ts';

export interface Repeat {
  readonly width: number;
  readonly height: number;
  /** Markup of one tile. `id` is unique to the swatch, for references inside the tile. */
  readonly tile: (id: string) => string;
  /** Drawn over the whole swatch: a border, a surface texture. */
  readonly over?: (id: string, outline: string) => string;
}

export interface SwatchOptions extends SheetOptions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Cuts the top and bottom edges with pinking shears, as sample books are. Default true. */
  readonly pinked?: boolean | undefined;
  /** Set it if a page shows equal swatches and may hide one of them: it keeps their ids apart. */
  readonly scope?: string | undefined;
}

const near = (wanted: number, length: number): number => length / Math.max(1, Math.round(length / wanted));

/** The outline of a sample whose top and bottom edges are pinked. */
export function pinkedOutline(width: number, height: number, pitch = 12): string {
  const tooth = near(pitch, width) / 2;
  const teeth = Math.round(width / tooth / 2);
  const along = (direction: number): string =>
    `l${fixed(direction * tooth)} ${fixed(-tooth * direction)}l${fixed(direction * tooth)} ${fixed(tooth * direction)}`;
  return `M0 ${fixed(tooth)}${along(1).repeat(teeth)}V${fixed(height - tooth)}${along(-1).repeat(teeth)}z`;
}

const squareOutline = (width: number, height: number): string => `M0 0h${width}v${height}h${-width}z`;

/** A piece of cloth: one repeat, tiled over a pinked outline. */
export function swatch(parameters: unknown, repeat: Repeat, options: SwatchOptions = {}): string {
  const { width = 480, height = 360, pinked = true, scope } = options;
  const id = `s${hashOf([parameters, scope ?? ''])}`;
  const outline = pinked ? pinkedOutline(width, height) : squareOutline(width, height);
  const tiled =
    `<defs><pattern id="${id}" width="${fixed(repeat.width)}" height="${fixed(repeat.height)}" patternUnits="userSpaceOnUse">` +
    `${repeat.tile(id)}</pattern></defs><path d="${outline}" fill="url(#${id})"/>`;
  return sheet(
    { ...options, className: 'sw', frame: [0, 0, width, height], fit: 'slice' },
    tiled + (repeat.over?.(id, outline) ?? ''),
  );
}
