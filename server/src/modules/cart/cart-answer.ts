import type { CartAnswer, CartGroup, CartLine } from 'shared-kit/contract/cart';
import type { Tx } from '../../platform/db/index.ts';
import { findOffers, type Offer } from '../catalogue/index.ts';
import { convert } from '../rates/index.ts';
import { type CartView, cartLineAnswer } from './cart-line-answer.ts';
import { sumByCurrency } from './line-price.ts';
import { type CartLineRow, findLines } from './repository.ts';

type Priced = Readonly<{ line: CartLine; offer: Offer }>;

/** A user's whole cart at current prices. */
export async function readCart(tx: Tx, userId: string, parts: CartView): Promise<CartAnswer> {
  const rows = await findLines(tx, userId);
  const offers = await findOffers(
    tx,
    rows.map(({ productId }) => productId),
  );
  return cartAnswerOf(rows, offers, parts);
}

function cartAnswerOf(
  rows: readonly CartLineRow[],
  offers: ReadonlyMap<string, Offer>,
  parts: CartView,
): CartAnswer {
  const priced = rows.flatMap((row): Priced[] => {
    const offer = offers.get(row.productId);
    return offer ? [{ line: cartLineAnswer(row, offer, parts), offer }] : [];
  });
  const wanted = priced.filter(({ line }) => !line.saved);
  const lines = wanted.map(({ line }) => line);
  return {
    groups: [...Map.groupBy(wanted, ({ offer }) => offer.maker.id).values()].map(groupOf),
    saved: priced
      .filter(({ line }) => line.saved)
      .map(({ line, offer }) => ({ ...line, maker: makerOf(offer) })),
    summary: summaryOf(lines, parts),
    count: lines.length,
    country: parts.view.country,
  };
}

const groupOf = (priced: readonly Priced[]): CartGroup => {
  const lines = priced.map(({ line }) => line);
  const [first] = priced;
  if (!first) throw new Error('a group needs at least one line');
  return {
    maker: makerOf(first.offer),
    lines,
    subtotals: sumByCurrency(contractTotals(lines)),
    onRequest: lines.filter(isOnRequest).length,
  };
};

const makerOf = ({ maker }: Offer): CartGroup['maker'] => ({
  id: maker.id,
  name: maker.brandName,
  verified: maker.verification === 'approved',
  city: maker.city,
  country: maker.country,
});

const isOnRequest = ({ available, total }: CartLine): boolean => available && total === null;
const contractTotals = (lines: readonly CartLine[]) => lines.flatMap(({ total }) => total?.contract ?? []);

/** Exact sums in each contract currency; the total in display currency is converted from those sums. */
function summaryOf(lines: readonly CartLine[], { view }: CartView): CartAnswer['summary'] {
  const totals = sumByCurrency(contractTotals(lines));
  const { currency, rates } = view;
  const converted = totals.map((total) => ({
    amount: convert(total.amount, total.currency, currency, rates).toFixed(),
    currency,
  }));
  const [amount] = sumByCurrency(converted);
  const approximate = totals.some((total) => total.currency !== currency);
  return {
    totals,
    indicative: amount ? { amount, approximate, ...(approximate && { rateDate: rates.date }) } : null,
    onRequest: lines.filter(isOnRequest).length,
    unavailable: lines.filter(({ available }) => !available).length,
  };
}
