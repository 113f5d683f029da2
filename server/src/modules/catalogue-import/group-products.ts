import type { Fault } from './fault.ts';
import type { ShopRow } from './read-shopify-rows.ts';
import type { ShopImage, ShopProduct, ShopVariant } from './shop-product.ts';
import type { Columns } from './shopify-columns.ts';

type Growing = ShopProduct & { variants: ShopVariant[]; images: ShopImage[] };

/**
 * Groups the rows of each product: the first has the product and its first variant, the others more variants, pictures
 * or both. Only one product is in memory at a time.
 */
export async function* groupProducts(
  rows: AsyncIterable<ShopRow>,
  columns: Columns,
  onFault: (fault: Fault) => void,
): AsyncGenerator<ShopProduct> {
  const firstLines = new Map<string, number>();
  let growing: Growing | null = null;
  /** A handle already reported; its further rows are not reported again. */
  let refused: string | null = null;
  for await (const row of rows) {
    const handle = row.text('handle');
    const column = columns.nameOf('handle');
    if (!handle) {
      onFault({ ...at(row, column), problem: 'it is empty', remedy: 'Write the handle of the product here' });
      continue;
    }
    if (handle === refused) continue;
    const earlier = firstLines.get(handle);
    const another = growing?.handle === handle && isAnotherProduct(row, growing);
    if (growing?.handle === handle && !another) {
      extend(growing, row);
      continue;
    }
    if (earlier !== undefined) {
      refused = handle;
      onFault({ ...at(row, column), ...usedBefore(handle, earlier, row) });
      continue;
    }
    refused = null;
    firstLines.set(handle, row.line);
    if (growing) yield growing;
    growing = begin(row, handle);
  }
  if (growing) yield growing;
}

const at = ({ line }: ShopRow, column: string) => ({ line, column });

/** Some tools repeat the title in every row; another title means another product. */
const isAnotherProduct = (row: ShopRow, { title }: ShopProduct) =>
  row.text('title') !== '' && row.text('title') !== title;

const usedBefore = (handle: string, line: number, row: ShopRow) =>
  row.text('title')
    ? {
        problem: `“${handle}” is already the handle of the product in line ${line}`,
        remedy: 'Give each product a handle of its own',
      }
    : {
        problem: `this row belongs to “${handle}” in line ${line}, but other products stand between them`,
        remedy: 'Sort the file by this column, so that the rows of one product stand together',
      };

function begin(row: ShopRow, handle: string): Growing {
  const product: Growing = {
    line: row.line,
    handle,
    title: row.text('title'),
    body: row.text('body'),
    status: row.text('status'),
    published: row.text('published'),
    giftCard: row.text('giftCard'),
    condition: row.text('condition'),
    optionNames: [row.text('option1Name'), row.text('option2Name'), row.text('option3Name')],
    variants: [],
    images: [],
  };
  extend(product, row);
  return product;
}

function extend({ variants, images }: Growing, row: ShopRow): void {
  const { line, text } = row;
  const values = [text('option1Value'), text('option2Value'), text('option3Value')];
  const variant = { line, values, sku: text('sku'), price: text('price'), grams: text('grams') };
  // A row with only a picture adds just that picture.
  if (values.some(Boolean) || variant.sku || variant.price) variants.push(variant);
  const picture = { line, url: text('imageSource'), position: text('imagePosition'), alt: text('imageAlt') };
  if (picture.url) images.push(picture);
  const ofVariant = text('variantImage');
  if (ofVariant) images.push({ line, url: ofVariant, position: '', alt: '' });
}
