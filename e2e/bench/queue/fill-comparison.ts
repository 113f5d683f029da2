import { createUser } from '../../../server/src/modules/accounts/index.ts';
import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
import { type PastBankQuote, replayFinancing } from '../../../server/src/modules/financing/index.ts';
import { aBankOffer } from '../../../server/src/modules/financing/testing.ts';
import { insertRfq, lookAtQuote, replayQuote } from '../../../server/src/modules/quotes/index.ts';
import { type Database, newId, type Tx } from '../../../server/src/platform/db/index.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

export type Comparison = Readonly<{ banks: number; months: number }>;

/** A quote with a binding offer of so many banks over so many months; returns its buyer's cookie and its id. */
export async function fillComparison(db: Database, { banks, months }: Comparison): Promise<[string, string]> {
  return db.transaction(async (tx) => {
    const { buyer, rfqId, total } = await offeredQuote(tx);
    const bankQuotes: PastBankQuote[] = [];
    while (bankQuotes.length < banks) {
      const percent = `${6 + bankQuotes.length / 4}`;
      bankQuotes.push(await bindingOffer(tx, total, { months, percent }));
    }
    await replayFinancing(tx, {
      number: 'F-BENCH-COMPARISON',
      rfqId,
      state: 'offers_in',
      product: 'term-loan',
      amount: total,
      termMonths: months,
      words: 'For hall two',
      askedBy: { userId: buyer, name: 'Deniz Aksoy' },
      at: daysAgo(2),
      offersUntil: daysAgo(-12),
      bankQuotes,
    });
    return [await testSession(tx, buyer, daysAgo(-1)), rfqId];
  });
}

/** A maker's sent offer of one machine. */
async function offeredQuote(tx: Tx) {
  const buyer = await testUser(tx, { kind: 'textile-manufacturer' });
  const seller = await testUser(tx, { kind: 'machinery-manufacturer' });
  const rfqId = await insertRfq(tx, {
    number: 'Q-BENCH-COMPARISON',
    currency: 'USD',
    deliveryCountry: 'TR',
    createdAt: daysAgo(4),
    buyerCompanyId: buyer.companyId ?? '',
    sellerCompanyId: seller.companyId ?? '',
    lines: [{ title: { en: 'Pike 190' }, quantity: 3, unit: 'piece', unitPrice: '80160.5000' }],
  });
  const people = {
    buyer: { userId: buyer.userId, name: 'Deniz Aksoy' },
    seller: { userId: seller.userId, name: 'Emre Kaplan' },
  };
  const terms = { freight: '0', leadTimeWeeks: 12, incoterm: { rule: 'CIF', place: 'İzmir' } } as const;
  await replayQuote(tx, rfqId, people, [
    { at: daysAgo(4), by: 'buyer', act: 'submit' },
    { at: daysAgo(3), by: 'seller', act: 'send', change: (offer) => ({ ...offer, ...terms }) },
  ]);
  const { version } = await lookAtQuote(tx, rfqId);
  return { buyer: buyer.userId, rfqId, total: version?.total ?? '' };
}

type Loan = Readonly<{ months: number; percent: string }>;

/** A bank of its own with two officers, and their offer. */
async function bindingOffer(tx: Tx, principal: string, { months, percent }: Loan): Promise<PastBankQuote> {
  const { userId, companyId } = await testUser(tx, { kind: 'bank', name: 'Ayla Bankacı' });
  const bankCompanyId = companyId ?? '';
  const second = { name: 'Kerem Aydın', email: `${newId()}@people.example`, passwordHash: 'none' };
  const colleague = await createUser(tx, { ...second, company: { id: bankCompanyId, role: 'member' } });
  const terms = aBankOffer(principal, { months, rate: { kind: 'fixed', percent } });
  return {
    bankCompanyId,
    state: 'binding',
    reason: null,
    openedAt: daysAgo(1.5),
    questions: [],
    officers: [
      { userId, name: 'Ayla Bankacı' },
      { userId: colleague, name: second.name },
    ],
    offers: [{ kind: 'binding', terms, at: daysAgo(1), isSent: true }],
  };
}
