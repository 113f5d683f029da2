import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { bankOffer } from './schema.ts';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket, move } from './testing/financing-market.ts';

describe('stored schedules', () => {
  const market = financingMarket();
  const { requestOf, opened, inDays } = market;
  const { agreed, dealOf, contractOf, decision } = afterAcceptance(market);
  let { buyer, bank } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, bank } = market.people());
  });
  const storedOf = (offerId: string) =>
    market.database.db
      .select()
      .from(bankOffer)
      .where(eq(bankOffer.id, offerId))
      .then(([row]) => row);

  /** As an earlier arithmetic left it: no arithmetic of today gives this interest. */
  const earlier = '1.11';
  async function makeEarlier(offerId: string): Promise<void> {
    await market.database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table bank_offer disable trigger bank_offer_immutable`);
      await tx.execute(sql`update bank_offer set figures = jsonb_set(jsonb_set(figures, '{totalInterest}',
        to_jsonb(${earlier}::text)), '{rows,0,interest}', to_jsonb(${earlier}::text)) where id = ${offerId}`);
      await tx.execute(sql`alter table bank_offer enable trigger bank_offer_immutable`);
    });
  }

  it('stay as they were agreed, whatever is read or done with the offer', async () => {
    const id = await agreed([]);
    const deal = await dealOf(id);
    const offerId = deal.offers[0]?.id ?? '';
    await makeEarlier(offerId);
    const kept = (await storedOf(offerId))?.figures;
    expect(kept?.totalInterest).toBe(earlier);

    done(await move(bank, deal.id, 'contract', await contractOf()));
    done(await buyer.act(id, 'financing/contract', await decision(id)));
    const payment = { amount: '1000', paidOn: inDays(0), reference: 'A', milestone: '', corrects: null };
    done(await move(bank, deal.id, 'disbursements', payment));
    const [first] = (await dealOf(id)).drawdown?.disbursements ?? [];
    await market.database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table disbursement disable trigger disbursement_append_only`);
      await tx.execute(sql`update disbursement
        set schedule = jsonb_set(schedule, '{0,interest}', to_jsonb(${earlier}::text)) where id = ${first?.id}`);
      await tx.execute(sql`alter table disbursement enable trigger disbursement_append_only`);
    });
    done(await move(bank, deal.id, 'disbursements', { ...payment, amount: '500', reference: 'B' }));

    const seen = [(await dealOf(id)).offers[0], (await opened(bank)).offers[0]];
    for (const offer of seen) expect(offer?.figures).toEqual(kept);
    expect((await storedOf(offerId))?.figures).toEqual(kept);
    const { schedule } = (await dealOf(id)).drawdown ?? {};
    const ofSecond = (await opened(bank)).drawdown?.disbursements[1];
    expect(ofSecond?.amount.amount).toBe('500.00');
    // The first payment's 1.11 and the second's own interest for the same day.
    expect(schedule?.[0]?.interest).toBe((Number(earlier) + 3.27).toFixed(2));
    expect((await requestOf(id)).bankQuotes[0]?.offers[0]?.figures.rows[0]?.interest).toBe(earlier);
  });

  /** Everything that reckons a schedule. A place that shows or moves what is stored must not join this list. */
  it('are reckoned nowhere but where an offer, a payment or an example is made', () => {
    const root = new URL('../../../../', import.meta.url);
    const parts = ['server/src', ...readdirSync(root).filter((it) => it.startsWith('mf-') || it === 'host')];
    const files = parts.flatMap((part) =>
      readdirSync(new URL(part, root), { recursive: true, encoding: 'utf8' })
        .filter((it) => /\.tsx?$/.test(it) && !/(\.test\.|testing[./]|node_modules|dist\/)/.test(it))
        .map((it) => `${part}/${it}`),
    );
    const reckoning = files.filter((file) =>
      /\b(reckonOffer|reckonLoan|scheduleOf|scheduleOfPart)\(/.test(
        readFileSync(new URL(file, root), 'utf8'),
      ),
    );
    expect(reckoning.sort()).toEqual([
      // Only with the base moved.
      'mf-bank/src/financing/rate-scenario.tsx',
      'mf-bank/src/pages/bank-quote/offer-editor/read-offer.ts',
      'mf-bank/src/pages/bank-rates/rate-preview.tsx',
      'mf-marketing/src/pages/financing/financing-plan.ts',
      'server/src/modules/financing/bank-quotes/make-offer.ts',
      'server/src/modules/financing/drawdown/pay-out.ts',
      // Compares, and changes nothing.
      'server/src/modules/financing/list-deviations.ts',
      'server/src/modules/financing/replay-contract.ts',
      'server/src/modules/financing/replay.ts',
    ]);
  });
});
