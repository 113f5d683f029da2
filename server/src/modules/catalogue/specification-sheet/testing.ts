import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { productContent } from '../product-row.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { specificationSheet } from './specification-sheet.ts';

const at = new Date('2026-06-01T09:00:00Z');

/** The sheet of a product that is called as its maker. */
export const sampleSpecificationSheet = (name: string): PdfDocument =>
  specificationSheet(
    {
      ...productContent(aProduct({ title: { en: name }, description: { en: name } })),
      id: 'p',
      sellerCompanyId: 'c',
      datasheets: [],
      textTimes: {},
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
    },
    { tree: smallTree, locale: 'en', maker: { name, city: name, country: 'TR' }, brandName: name },
  );
