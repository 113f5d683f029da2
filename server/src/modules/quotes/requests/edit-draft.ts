import { eq, inArray } from 'drizzle-orm';
import type { DraftRequestInput } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findOffers, shippedTree } from '../../catalogue/index.ts';
import { latestRates } from '../../rates/index.ts';
import type { ChangeResult } from '../lifecycle/change-quote.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { takeTransition } from '../lifecycle/take-transition.ts';
import { totalOf } from '../line-total.ts';
import type { RfqLine } from '../repository.ts';
import { rfq, rfqLine } from '../schema.ts';
import { freeLineAgain } from './free-form.ts';
import { type PricedFor, pricingFor } from './pricing-for.ts';
import { termColumns } from './request-columns.ts';
import { inOneCurrency, type PricedLine, requestLine, wishFault } from './request-line.ts';

/** Updates a draft: its terms, and the remaining lines at today's prices. */
export async function editDraft(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { revision, lines: wanted, ...terms }: DraftRequestInput,
): Promise<ChangeResult> {
  const made = await takeTransition(tx, quote, 'edit-request', { by });
  if (quote.rfq.revision !== revision) throw new AppError('quote.draft-moved');
  const left = wanted.map(({ key, ...change }) => ({ ...lineOf(quote, key), ...change }));
  if (new Set(left.map(({ id }) => id)).size !== left.length) throw unknownLine('lines');
  const priced = inOneCurrency(
    await pricedNow(tx, left, { companyId: quote.rfq.buyerCompanyId, ...terms }),
    await latestRates(tx),
  );
  const gone = quote.lines.filter(({ id }) => !left.some((line) => line.id === id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(rfqLine).where(inArray(rfqLine.id, gone));
  for (const [at, { id }] of left.entries())
    await tx
      .update(rfqLine)
      .set(priced.lines[at] ?? {})
      .where(eq(rfqLine.id, id));
  const { currency } = priced;
  const total = totalOf(
    priced.lines.map(({ quantity, unitPrice = null }) => ({ quantity, unitPrice })),
    currency,
  );
  const columns = {
    ...termColumns(terms),
    currency,
    total: total?.amount ?? null,
    totalCurrency: currency,
  };
  await tx.update(rfq).set(columns).where(eq(rfq.id, quote.rfq.id));
  quote.rfq = { ...quote.rfq, ...columns };
  return made;
}

const unknownLine = (name: string) =>
  new AppError('request.body-invalid', { errors: [{ name, reason: 'unknown' }] });

function lineOf({ lines }: LockedQuote, key: string): RfqLine {
  const line = lines.find(({ id }) => id === key);
  if (!line) throw unknownLine(`lines.${key}`);
  return line;
}

/** Checks and prices the remaining lines in these quantities; throws and names those that aren't available. */
async function pricedNow(
  tx: Tx,
  lines: readonly RfqLine[],
  buyer: Omit<PricedFor, 'products'>,
): Promise<PricedLine[]> {
  const offers = await findOffers(
    tx,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const pricing = await pricingFor(tx, { ...buyer, products: [...offers.keys()] });
  const errors: { name: string; reason: string }[] = [];
  const priced = lines.flatMap((line) => {
    const { id, productId, variantId, quantity, note } = line;
    const free = freeLineAgain(line, { quantity, note });
    if (free) return [free];
    const offer = offers.get(productId ?? '');
    const wish = { name: id, productId: productId ?? '', variantId: variantId || null, quantity, note };
    const fault = wishFault(wish, offer);
    if (fault) errors.push({ name: id, reason: fault });
    return offer && !fault ? [requestLine(wish, offer, pricing, shippedTree)] : [];
  });
  if (errors.length > 0) throw new AppError('quote.line-unavailable', { errors });
  return priced;
}
