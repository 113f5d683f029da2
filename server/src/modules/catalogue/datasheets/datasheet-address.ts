import { catalogue, type DatasheetAnswer } from 'shared-kit/contract/catalogue';
import { addressOf } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../../platform/db/index.ts';
import { openedAt, withHeld } from '../../../platform/uploads/index.ts';
import type { ProductRow } from '../product-row.ts';

type Kept = Pick<ProductRow, 'id' | 'datasheets'>;

/** The datasheets of each product, as they are listed. */
export async function datasheetsOf(
  tx: Tx,
  products: readonly Kept[],
): Promise<(productId: string) => DatasheetAnswer[]> {
  const files = products.flatMap(({ id, datasheets }) => datasheets.map((it) => ({ ...it, productId: id })));
  const listed = await withHeld(tx, files);
  return (productId) =>
    listed
      .filter((it) => it.productId === productId)
      .map(({ id, name, language = null, bytes, isHeld }) => ({
        id,
        name,
        language,
        bytes,
        ...openedAt(
          { isHeld },
          addressOf(catalogue.saveDatasheet, { params: { id: productId, datasheet: id } }),
        ),
      }));
}
