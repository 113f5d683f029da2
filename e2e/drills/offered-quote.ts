import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { type Answer, done, type Person } from './person.ts';

/** A buyer, the makers they ask, and one product of each. */
export type Trade = Readonly<{ buyer: Person; sellers: readonly Person[]; products: readonly string[] }>;

/** An offer, with the fields that a decision must name. */
export type Offered = Readonly<{ quoteId: string; versionId: string; total: string; currency: string }>;

const terms = {
  deliveryCountry: 'DE',
  deliveryPlace: 'Hamburg',
  incoterm: null,
  replyBy: null,
  note: '',
  attachmentIds: [],
  award: 'per-maker',
};

/** Finds the first product of each maker that can be ordered without options. */
export async function tradeOf(buyer: Person, sellers: readonly Person[]): Promise<Trade> {
  const products: string[] = [];
  for (const seller of sellers) {
    const { body } = await seller.ask('/api/manufacturer/products');
    const ids = (body.products as { id: string }[]).map(({ id }) => id);
    const found = await firstOf(ids, async (id) => (await addToCart(buyer, id)).ok);
    if (!found) throw new Error('A maker sells nothing that can be ordered as it is');
    products.push(found);
  }
  return { buyer, sellers, products };
}

export const addToCart = (person: Person, productId: string, key?: string): Promise<Answer> =>
  person.ask('/api/cart/lines', { method: 'POST', body: { productId }, ...(key && { key }) });

async function firstOf(
  ids: readonly string[],
  isIt: (id: string) => Promise<boolean>,
): Promise<string | null> {
  for (const id of ids) if (await isIt(id)) return id;
  return null;
}

/** Requests quotes from both makers; returns the quotes in the order of the sellers. */
export async function request({ buyer, products }: Trade, change: object = {}): Promise<string[]> {
  const body = {
    ...terms,
    ...change,
    products: products.map((productId) => ({ productId, variantId: null, quantity: 1000 })),
  };
  const { quotes } = await done(buyer.ask('/api/quotes/broadcast', { method: 'POST', body }));
  return (quotes as { id: string }[]).map(({ id }) => id);
}

/** The maker answers with an offer of the usual validity. */
export async function offer(seller: Person, quoteId: string, change: object = {}): Promise<Offered> {
  const path = `/api/quotes/${quoteId}`;
  const draft = await done(seller.ask(`${path}/offer-draft`));
  const lines = (draft.offer.lines as { key: string }[]).map((line) => ({
    ...line,
    unitPrice: '1000',
    // The price is meant, however far it is from the list's.
    confirmedAfter: draft.lastPrices[line.key],
  }));
  const written = { lines, freight: '0', leadTimeWeeks: 8, incoterm: { rule: 'EXW', place: 'Bursa' } };
  const { revision } = await done(
    seller.ask(`${path}/offer-draft`, {
      method: 'PUT',
      body: {
        revision: draft.revision,
        offer: { ...draft.offer, ...written, ...change },
        internalNote: '',
      },
    }),
  );
  await done(seller.ask(`${path}/send`, { method: 'POST', body: { revision, text: '' } }));
  const { versions } = (await done(seller.ask(path))) as QuoteDetail;
  const version = versions.at(-1);
  if (!version) throw new Error('nothing was offered');
  return { quoteId, versionId: version.id, total: version.total, currency: version.currency };
}

/** Both name what was offered, also where it is no longer in force. */
const seenOf = ({ versionId, total, currency }: Offered) => ({
  seen: { version: versionId, sum: { amount: total, currency } },
});

export const accept = (buyer: Person, offered: Offered): Promise<Answer> =>
  buyer.ask(`/api/quotes/${offered.quoteId}/accept`, { method: 'POST', body: seenOf(offered) });

export const withdraw = (seller: Person, offered: Offered): Promise<Answer> => {
  const { quoteId, versionId } = offered;
  const body = { versionId, reason: 'sold', ...seenOf(offered) };
  return seller.ask(`/api/quotes/${quoteId}/withdraw`, { method: 'POST', body });
};
