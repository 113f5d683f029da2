import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { type QuotesCreated, quotesCreated } from 'shared-kit/contract/quotes';
import type { Database } from '../../../platform/db/index.ts';
import { aProduct, offer } from '../../catalogue/testing.ts';
import type { Answer, Person } from './quote-market.ts';

/** One more in Germany. */
export const priced = (price: number, currency: 'USD' | 'EUR' = 'USD') => ({
  regions: { global: { price, currency } },
  countries: { DE: { price: price + 1, currency } },
});

/** Publishes a product of this person's company; returns its id. */
export async function sell(
  db: Database,
  of: Person | undefined,
  changes: Parameters<typeof aProduct>[0] = {},
): Promise<string> {
  const product = aProduct({ handle: randomUUID(), priceMap: priced(100.25), ...changes });
  const [id = ''] = await offer(db, of?.companyId ?? '', [product]);
  return id;
}

export const requestTerms = {
  deliveryCountry: 'DE',
  deliveryPlace: 'Hamburg',
  incoterm: { rule: 'CIF', place: 'Hamburg' },
  replyBy: null,
  note: 'For hall two',
  attachmentIds: [] as string[],
};

export const created = ({ status, body }: Answer): QuotesCreated => {
  expect([status, body.code]).toEqual([200, undefined]);
  return quotesCreated.parse(body);
};
