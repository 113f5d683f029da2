import type { ImportField, ImportNote } from 'shared-kit/contract/catalogue-import';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import { type Columns, isStated } from './mapped-rows.ts';

/** Fields that each row of a product states for itself. */
const ofEachRow: ReadonlySet<ImportField> = new Set([
  ...(['id', 'handle', 'sku', 'parent', 'number', 'row-type', 'currency', 'weight-unit'] as const),
  ...(['image', 'image-alt', 'image-position', 'variant-image'] as const),
  ...([1, 2, 3] as const).flatMap((at) => [`option${at}-name`, `option${at}-value`] as const),
]);

/** A product has one value of each of the other fields: the first that a row states. Other values are named. */
export function differingRows(rows: readonly TableRow[], columns: Columns): ImportNote[] {
  if (rows.length < 2) return [];
  return columns.fields.flatMap((field) => {
    if (ofEachRow.has(field) || field.startsWith('price.')) return [];
    const at = columns.positionsOf(field)[0] ?? -1;
    const [first = '', ...others] = rows.flatMap(({ cells }) =>
      isStated(field, cells[at]) ? [textOfCell(cells[at])] : [],
    );
    // A variation is called after its product.
    const isOther = (text: string) =>
      text !== first && !(field.startsWith('title.') && text.startsWith(first));
    const value = others.find(isOther);
    return value === undefined
      ? []
      : [{ code: 'rows-differ', params: { heading: columns.headings[at] ?? '', value: value.slice(0, 40) } }];
  });
}
