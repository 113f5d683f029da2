import { Decimal } from 'decimal.js';
import { eq } from 'drizzle-orm';
import { isFarFrom } from 'shared-kit/contract/figures';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { quoteVersionLine } from '../versions/schema.ts';

type Prices = Readonly<Record<string, string>>;

/** By the line's key: its price in the newest version, else by the list when it was requested. Only in this currency. */
export async function lastPricesOf(
  tx: Tx,
  { version, rfq, lines }: Pick<LockedQuote, 'version' | 'rfq' | 'lines'>,
  currency: OfferInput['currency'],
): Promise<Prices> {
  const listed = rfq.currency === currency ? lines.map(({ id, unitPrice }) => [id, unitPrice] as const) : [];
  const offered =
    version?.currency === currency
      ? await tx
          .select({ key: quoteVersionLine.key, unitPrice: quoteVersionLine.unitPrice })
          .from(quoteVersionLine)
          .where(eq(quoteVersionLine.versionId, version.id))
      : [];
  const known = [...listed, ...offered.map(({ key, unitPrice }) => [key, unitPrice] as const)];
  return Object.fromEntries(known.flatMap(([key, price]) => (price === null ? [] : [[key, price]])));
}

type PricedLine = Readonly<{ key: string; unitPrice: string | null; confirmedAfter?: string | undefined }>;

/** A price that is far from the last one needs a second yes, which names the last one and is kept beside it. */
export function assertPricesConfirmed(lines: readonly PricedLine[], last: Prices): void {
  const errors = lines.flatMap(({ key, unitPrice, confirmedAfter }, at) => {
    const before = last[key];
    if (unitPrice === null || before === undefined || isConfirmed(unitPrice, confirmedAfter, before))
      return [];
    return [{ name: `lines.${at}.unitPrice`, reason: before }];
  });
  if (errors.length > 0) throw new AppError('quote.price-unconfirmed', { errors });
}

/** So does a wished total that is far from the version's. */
export function assertTotalConfirmed(
  wished: string | null,
  confirmedAfter: string | undefined,
  total: string,
): void {
  if (wished === null || isConfirmed(wished, confirmedAfter, total)) return;
  throw new AppError('quote.price-unconfirmed', { errors: [{ name: 'targetTotal', reason: total }] });
}

const isConfirmed = (price: string, confirmedAfter: string | undefined, last: string): boolean =>
  !isFarFrom(price, last) || (confirmedAfter !== undefined && new Decimal(confirmedAfter).equals(last));

/** The lines of somebody who means every price. */
export const meantAsPriced = <Line extends PricedLine>(lines: readonly Line[], last: Prices): Line[] =>
  lines.map((line) => {
    const before = last[line.key];
    const isFar = line.unitPrice !== null && before !== undefined && isFarFrom(line.unitPrice, before);
    return isFar ? { ...line, confirmedAfter: before } : line;
  });
