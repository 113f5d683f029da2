import { companyMay } from 'shared-kit/contract/companies';
import { defaultLocale } from 'shared-kit/contract/languages';
import { defaultCurrency } from 'shared-kit/contract/money';
import type { FreeFormInput, QuotesCreated } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { makersOfCategory, shippedTree } from '../../catalogue/index.ts';
import type { ChangeContext } from '../lifecycle/change-quote.ts';
import type { RfqLine } from '../repository.ts';
import { buyerOf, createRequests } from './create-requests.ts';
import type { PricedLine } from './request-line.ts';

/** Asks makers of one category for something that none of their products is, in the buyer's words. */
export async function requestFreely(
  tx: Tx,
  changeContext: ChangeContext,
  { makers: chosen, category, what, quantity, unit, award, ...terms }: FreeFormInput,
): Promise<QuotesCreated> {
  const buyer = await buyerOf(tx, changeContext);
  // A request for a product may wait as a draft; one in free words needs an approved company from the start.
  if (!companyMay(buyer, 'buy')) throw new AppError('company.not-allowed');
  const definition = shippedTree.get(category);
  if (!definition)
    throw new AppError('request.body-invalid', { errors: [{ name: 'category', reason: 'unknown' }] });
  if (chosen.includes(buyer.id)) throw new AppError('cart.own-product');
  const makers = await makersOfCategory(tx, category, { tree: shippedTree, among: chosen });
  if (makers.length < new Set(chosen).size)
    throw new AppError('quote.seller-unavailable', {
      errors: [{ name: 'makers', reason: 'not-of-category' }],
    });
  const line = {
    ...freeLine({ quantity, unit, note: '' }),
    title: { [defaultLocale]: what },
    hsCode: definition.hsCode,
  };
  return createRequests(tx, changeContext, {
    buyer,
    toMakers: makers.map(({ id, name }) => ({
      maker: { id, brandName: name },
      currency: defaultCurrency,
      lines: [line],
    })),
    terms,
    group: makers.length > 1 ? { kind: 'broadcast', award } : null,
  });
}

/** A line without a product and without a list price. */
const freeLine = (asked: Readonly<{ quantity: number; unit: string; note: string }>) => ({
  productId: null,
  variantId: '',
  sku: null,
  originCountry: null,
  unitPrice: null,
  ...asked,
});

/** A draft's line that was asked freely: it stays in the buyer's words, in another quantity. */
export const freeLineAgain = (
  { productId, unitPrice, title, options, hsCode, unit }: RfqLine,
  asked: Readonly<{ quantity: number; note: string }>,
): PricedLine | null =>
  productId === null && unitPrice === null
    ? { ...freeLine({ ...asked, unit }), title, options, hsCode, currency: null }
    : null;
