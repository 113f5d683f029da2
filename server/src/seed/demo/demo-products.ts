import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { checkProduct, type ProductInput, productInput, shippedTree } from '../../modules/catalogue/index.ts';
import type { SellerKey } from './companies.ts';
import { demoListing, productOf } from './listing.ts';

export type DemoProduct = Readonly<{ seller: SellerKey; product: ProductInput }>;

/** The files in `products`, in the order of the category tree. */
export const productFiles = [
  'fibre-extrusion',
  'spinning-preparation',
  'spinning',
  'winding-twisting',
  'warping-sizing',
  'rapier-looms',
  'jet-looms',
  'second-hand-looms',
  'dobbies-jacquards',
  'circular-knitting',
  'second-hand-knitting',
  'hosiery',
  'flat-warp-knitting',
  'embroidery',
  'nonwovens',
  'dyeing',
  'finishing',
  'printing',
  'cutting',
  'sewing',
  'laboratory',
  'utilities',
  'yarn',
  'woven-fabric',
  'knitted-fabric',
  'home-textiles',
  'spare-parts',
  'dyes-chemicals',
] as const;

const productFile = z.strictObject({
  categoryId: z.string(),
  products: z.array(z.looseObject({ model: z.string() })),
});

function parsed<S extends z.ZodType>(where: string, schema: S, value: unknown): z.output<S> {
  const { data, error, success } = schema.safeParse(value);
  if (!success) throw new Error(`${where}: ${z.prettifyError(error)}`);
  return data;
}

/** Products of one file's content. Errors name the file and the product. */
export function productsIn(file: string, content: unknown): readonly DemoProduct[] {
  const { categoryId, products } = parsed(file, productFile, content);
  return products.map((stated) => {
    const where = `${file}, ${stated.model}`;
    const listing = parsed(where, demoListing, stated);
    const product = parsed(where, productInput, productOf(categoryId, listing));
    const [fault] = checkProduct(product, shippedTree);
    if (fault) throw new Error(`${where}: ${fault.field} is ${fault.reason}`);
    return { seller: listing.seller, product };
  });
}

function read(name: string): readonly DemoProduct[] {
  const file = `products/${name}.json`;
  return productsIn(file, JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
}

/** Everything the demo market sells. */
export const demoProducts: readonly DemoProduct[] = productFiles.flatMap(read);
