import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';
import { groupProducts } from './group-products.ts';
import { openText } from './open-text.ts';
import { openSheet } from './read-shopify-rows.ts';
import type { ShopProduct } from './shop-product.ts';

export const fixture = (name: string): string =>
  fileURLToPath(new URL(`./fixtures/${name}.csv`, import.meta.url));

/** A file that is gone with the temporary folder. */
export function fileWith(content: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'catalogue-import-')), 'export.csv');
  writeFileSync(path, content);
  return path;
}

/** The products of a file with everything that is wrong with its rows. */
export async function readAll(path: string, encoding: string | null = null) {
  const faults: Fault[] = [];
  const onFault = (fault: Fault) => faults.push(fault);
  const text = await openText(path, encoding);
  const sheet = await openSheet(text, { onFault });
  const products: ShopProduct[] = [];
  for await (const product of groupProducts(sheet.rows, sheet.columns, onFault)) products.push(product);
  return { products, faults, columns: sheet.columns, leftOut: sheet.leftOut(), text };
}
