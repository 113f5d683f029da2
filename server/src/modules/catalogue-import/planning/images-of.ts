import { type ImportNote, importLimits } from 'shared-kit/contract/catalogue-import';
import { defaultLocale } from 'shared-kit/contract/languages';
import type { ProductImage } from '../../catalogue/index.ts';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import { type Columns, cellOf } from './mapped-rows.ts';

/** Stands for a picture that is still to be fetched. */
export const unfetched = '';

type Given = Readonly<{
  columns: Columns;
  before: readonly ProductImage[];
  /** Whether the maker wants pictures fetched. */
  isFetching: boolean;
  notes: ImportNote[];
}>;
type Named = Readonly<{ url: string; alt: string; place: number }>;

/**
 * A product's pictures in the file's order, without duplicates. Those that the market has already keep their file, and
 * those that the file doesn't name stay behind the others.
 */
export function imagesOf(
  rows: readonly TableRow[],
  { columns, before, isFetching, notes }: Given,
): ProductImage[] {
  const byUrl = new Map(
    rows
      .flatMap((row) => namedIn(row, columns, notes))
      .toReversed()
      .map((image) => [image.url, image]),
  );
  const ordered = [...byUrl.values()].toReversed().sort((a, b) => a.place - b.place);
  const known = before.map((image) => withAlt(image, byUrl.get(image.source)?.alt ?? ''));
  const added = ordered.filter(({ url }) => !before.some(({ source }) => source === url));
  if (!isFetching) {
    if (added.length > 0) notes.push({ code: 'pictures-unasked', params: {} });
    return known;
  }
  const room = Math.max(0, importLimits.images - before.length);
  if (added.length > room) notes.push({ code: 'images-too-many', params: { most: importLimits.images } });
  const fetched = new Set(added.slice(0, room));
  const named = ordered.flatMap((image): ProductImage[] => {
    const { url, alt } = image;
    if (fetched.has(image)) return [{ file: unfetched, alt, source: url }];
    const kept = known.find(({ source }) => source === url);
    return kept ? [kept] : [];
  });
  return [...named, ...known.filter(({ source }) => !byUrl.has(source))];
}

function namedIn(row: TableRow, columns: Columns, notes: ImportNote[]): Named[] {
  const text = (field: Parameters<typeof cellOf>[2]) => textOfCell(cellOf(row, columns, field));
  const [alt, last] = [text('image-alt'), Number.MAX_SAFE_INTEGER];
  const place = Number(text('image-position')) || last;
  const urls = columns
    .positionsOf('image')
    .flatMap((at) => textOfCell(row.cells[at]).split(/,\s*(?=https?:)|\s+/));
  const all = [
    ...urls.map((url) => ({ url, alt, place })),
    { url: text('variant-image'), alt: '', place: last },
  ];
  const filled = all.filter(({ url }) => url !== '');
  const usable = filled.filter(({ url }) => /^https?:\/\//i.test(url) && url.length <= 2000);
  const other = filled.find((image) => !usable.includes(image));
  if (other) notes.push({ code: 'picture-address', params: { value: other.url.slice(0, 40) } });
  return usable;
}

/** A text of the file is in the default language, as it is everywhere in a shop's export. */
function withAlt(image: ProductImage, alt: string): ProductImage {
  if (alt === '' || defaultAlt(image) === alt) return image;
  return { ...image, alt: typeof image.alt === 'string' ? alt : { ...image.alt, [defaultLocale]: alt } };
}

export const defaultAlt = ({ alt }: ProductImage): string =>
  typeof alt === 'string' ? alt : alt[defaultLocale];
