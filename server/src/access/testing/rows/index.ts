import type { Rows } from '../rules.ts';
import { accountRows } from './account-rows.ts';
import { bankQuoteRows } from './bank-quote-rows.ts';
import { discountRows } from './discount-rows.ts';
import { financingRows } from './financing-rows.ts';
import { importRows } from './import-rows.ts';
import { marketRows } from './market-rows.ts';
import { priceListRows } from './price-list-rows.ts';
import { quoteRows } from './quote-rows.ts';
import { signingRows } from './signing-rows.ts';
import { staffRows } from './staff-rows.ts';
import { templateRows } from './template-rows.ts';

/** The expectations for every endpoint in the API's description. */
export const rows: Rows = {
  ...staffRows,
  ...accountRows,
  ...marketRows,
  ...importRows,
  ...quoteRows,
  ...discountRows,
  ...templateRows,
  ...priceListRows,
  ...bankQuoteRows,
  ...financingRows,
  ...signingRows,
};
