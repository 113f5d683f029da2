import { type ImportNote, importLimits } from 'shared-kit/contract';
import type { ProductImage } from '../../catalogue/index.ts';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import { type Columns, cellOf } from './mapped-rows.ts';

/** Stands for a picture that is still to be fetched. */
export const unfetched = '';

type Given = Readonly<{ columns: Columns; before: readonly ProductImage[]; notes: ImportNote[] }>;

/** A product's pictures in the file's order, without duplicates; those that the market has already keep their file. */
export function imagesOf(rows: readonly TableRow[], { columns, before, notes }: Given): ProductImage[] {
  const text = (row: TableRow, field: Parameters<typeof cellOf>[2]) =>
    textOfCell(cellOf(row, columns, field));
  const named = rows.flatMap((row) => {
    const alt = text(row, 'image-alt');
    const place = Number(text(row, 'image-position')) || Number.MAX_SAFE_INTEGER;
    const urls = columns
      .positionsOf('image')
      .flatMap((at) => textOfCell(row.cells[at]).split(/,\s*(?=https?:)|\s+/));
    const ofVariant = text(row, 'variant-image');
    return [
      ...urls.map((url) => ({ url, alt, place })),
      { url: ofVariant, alt: '', place: Number.MAX_SAFE_INTEGER },
    ].filter(({ url }) => /^https?:\/\//i.test(url) && url.length <= 2000);
  });
  if (named.length === 0) return [...before];
  const byUrl = new Map(named.toReversed().map((image) => [image.url, image]));
  const ordered = [...byUrl.values()].toReversed().sort((a, b) => a.place - b.place);
  if (ordered.length > importLimits.images)
    notes.push({ code: 'images-too-many', params: { most: importLimits.images } });
  return ordered.slice(0, importLimits.images).map(({ url, alt }): ProductImage => {
    const known = before.find(({ source }) => source === url);
    return known ?? { file: unfetched, alt, source: url };
  });
}
