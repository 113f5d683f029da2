import { desc, eq } from 'drizzle-orm';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { lookAtQuote, replayQuote } from '../../quotes/index.ts';
import type { Person } from '../../quotes/testing.ts';
import { bankOffer, bankQuote } from '../schema.ts';

const usualTerms = { freight: '0', leadTimeWeeks: 12, incoterm: { rule: 'CIF', place: 'İzmir' } } as const;

type Parties = Readonly<Record<'buyer' | 'seller', Person>>;

/** Submits a request and sends an offer of it. Tests of quotes go through the API, so this doesn't. */
export async function sendOffer(
  db: Database,
  id: string,
  { buyer, seller }: Parties,
  change: Partial<OfferInput>,
): Promise<void> {
  const people = {
    buyer: { userId: buyer.userId, name: 'Deniz Aksoy' },
    seller: { userId: seller.userId, name: 'Emre Kaplan' },
  };
  const at = new Date();
  await db.transaction((tx) =>
    replayQuote(tx, id, people, [
      { at, by: 'buyer', act: 'submit' },
      { at, by: 'seller', act: 'send', change: (offer) => ({ ...offer, ...usualTerms, ...change }) },
    ]),
  );
}

/** The newest version of a quote, to be financed. */
export async function versionOf(tx: Tx, id: string): Promise<Readonly<{ versionId: string; total: string }>> {
  const { version } = await lookAtQuote(tx, id);
  if (!version) throw new Error('nothing was offered');
  return { versionId: version.id, total: version.total };
}

/** The newest request that was shared with a bank. Its queue takes the longer, the more it holds. */
export async function newestOf(tx: Tx, { companyId }: Person) {
  const [newest] = await tx
    .select({ id: bankQuote.id, amount: bankQuote.amount })
    .from(bankQuote)
    .where(eq(bankQuote.bankCompanyId, companyId))
    .orderBy(desc(bankQuote.sharedAt), desc(bankQuote.id))
    .limit(1);
  if (!newest) throw new Error('nothing was shared with the bank');
  return newest;
}

export async function lastOfferOf(tx: Tx, bankQuoteId: string): Promise<string> {
  const [last] = await tx
    .select({ id: bankOffer.id })
    .from(bankOffer)
    .where(eq(bankOffer.bankQuoteId, bankQuoteId))
    .orderBy(desc(bankOffer.number))
    .limit(1);
  return last?.id ?? '';
}
