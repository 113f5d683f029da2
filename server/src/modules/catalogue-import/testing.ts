import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import type { Fault } from './fault.ts';
import { groupProducts } from './group-products.ts';
import { openText } from './open-text.ts';
import { openSheet } from './read-shopify-rows.ts';
import type { ShopProduct } from './shop-product.ts';

export const fixture = (name: string): string =>
  fileURLToPath(new URL(`./fixtures/${name}.csv`, import.meta.url));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A temporary file, removed after the tests. */
export function fileWith(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-import-'));
  folders.push(folder);
  const path = join(folder, 'export.csv');
  writeFileSync(path, content);
  return path;
}

/** The products of a file, with the faults of its rows. */
export async function readAll(path: string, encoding: string | null = null) {
  const faults: Fault[] = [];
  const onFault = (fault: Fault) => faults.push(fault);
  const text = await openText(path, encoding);
  const sheet = await openSheet(text, { onFault });
  const products: ShopProduct[] = [];
  for await (const product of groupProducts(sheet.rows, sheet.columns, onFault)) products.push(product);
  return { products, faults, columns: sheet.columns, leftOut: sheet.leftOut(), text };
}
