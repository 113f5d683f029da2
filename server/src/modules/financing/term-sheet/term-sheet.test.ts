import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  type BankOfferTerms,
  dayCountWords,
  deviationWords,
  type LetterTerms,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { reckonOffer } from 'shared-kit/finance';
import { deviationsFrom } from '../lifecycle/sums.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';
import { codes, done, financingMarket, move } from '../testing/financing-market.ts';
import { aBankOffer, aLetter } from '../testing/inputs.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import { type Sheet, termSheet } from './term-sheet.ts';

describe('term sheet', () => {
  const market = financingMarket();
  const { shared, opened, requestOf } = market;
  let { buyer, seller, bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer, rival } = market.people());
  });

  const pdf = async ({ app, cookie }: typeof bank, url: string) => {
    const { statusCode, rawPayload, headers } = await app.inject({ url, headers: { cookie } });
    return { statusCode, begin: rawPayload.subarray(0, 5).toString(), name: headers['content-disposition'] };
  };

  it('goes to the bank in every state and to the buyer once it was sent, to nobody else', async () => {
    const quoteId = await shared(bank, rival);
    const { id, amount } = await opened(bank);
    done(await move(bank, id, 'offers', { kind: 'binding', terms: aBankOffer(amount.amount) }));
    const offerId = (await opened(bank)).offers[0]?.id ?? '';
    const ofBank = `/api/bank/offers/${offerId}/term-sheet.pdf?locale=tr`;
    const ofBuyer = `/api/quotes/${quoteId}/financing/offers/${offerId}/term-sheet.pdf`;
    expect(await pdf(bank, ofBank)).toMatchObject({ statusCode: 200, begin: '%PDF-' });
    for (const [person, url] of [
      [buyer, ofBuyer],
      [seller, ofBuyer],
      [rival, ofBank],
    ] as const)
      expect(codes(await person.call('GET', url))).toEqual([404, 'financing.not-found']);
    done(await move(officer, id, 'decision', { offerId, approves: true }));
    expect(await pdf(buyer, ofBuyer)).toMatchObject({ statusCode: 200, begin: '%PDF-' });
    expect((await pdf(buyer, ofBuyer)).name).toContain((await requestOf(quoteId)).number);
  });

  /** All text of a document in its order. */
  const textOf = (sheet: Sheet) =>
    termSheet(sheet)
      .blocks.flatMap((block) => {
        if (block.kind === 'facts') return block.facts.map((fact) => fact.join(': '));
        if (block.kind === 'table')
          return [block.columns.map(({ head }) => head), ...block.rows].map((row) => row.join(' | '));
        return [block.text];
      })
      .join('\n');

  /** An offer as it was stored, on paper: the whole purchase less `ownFunds` is asked for. */
  async function sheetOf(
    terms: BankOfferTerms | LetterTerms,
    locale: Locale,
    ownFunds = '0.00',
  ): Promise<Sheet> {
    await shared(bank);
    const { id, amount: whole } = await opened(bank);
    done(await move(bank, id, 'offers', { kind: 'indicative', terms: aBankOffer(whole.amount) }));
    const { db } = market.database;
    const [found] = await db
      .select({ offer: bankOffer, request: financingRequest, bankQuote })
      .from(bankOffer)
      .innerJoin(bankQuote, eq(bankQuote.id, bankOffer.bankQuoteId))
      .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
      .where(eq(bankQuote.id, id));
    if (!found) throw new Error('no offer was stored');
    const isLetter = terms.product === 'letter-of-credit';
    const figures = isLetter ? null : reckonOffer(terms);
    const amount = isLetter ? terms.amount : terms.principal;
    return {
      ...found,
      bank: 'Poyraz Bankası A.Ş.',
      buyer: 'Karaova A.Ş.',
      brandName: 'Tezgah',
      locale,
      bankQuote: { ...found.bankQuote, amount, ownFunds },
      offer: { ...found.offer, terms, figures: figures && { ...figures, rows: [...figures.rows] } },
    };
  }

  const loan = () =>
    aBankOffer('998800.00', {
      drawdownOn: '2027-04-12',
      rate: {
        kind: 'floating',
        base: 'SOFR 6M',
        basePercent: '3.92',
        baseOn: '2026-11-20',
        spreadPercent: '3.93',
        resetMonths: 6,
        floorPercent: '0',
      },
      fees: [
        { kind: 'arrangement', of: { kind: 'percent', percent: '1.25' }, dueMonth: 0, isFinanced: false },
      ],
      taxes: [{ name: 'BSMV', percent: '5', base: 'interest', baseAmount: null }],
      conditions: [{ text: 'Insurance policy', gate: 'named-drawdown', drawdown: 2 }],
      collateral: 'Pledge on the looms',
    });

  it.each<['offers' | 'letters', Locale, BankOfferTerms | LetterTerms, readonly string[]]>([
    [
      'offers',
      'en',
      loan(),
      [
        'Bank: Poyraz Bankası A.Ş.',
        'Offer: indicative',
        'Amount financed: $998,800.00',
        'SOFR 6M + 3.93%',
        'SOFR 6M was 3.92% on 20 November 2026',
        'Arrangement, 1.25%, at the drawdown',
        'BSMV 5.00%, of interest, with each payment',
        'Insurance policy (before payment 2)',
        'Pledge on the looms',
        dayCountWords('30/360', 'en'),
        'Fees: $12,485.00',
        'No. | Due | Interest | Taxes | Principal | Payment, USD | Balance',
        '1 | 12 May 2027 | ',
        // A Saturday and a Sunday.
        '2 | 12 Jun 2027\npaid 14 Jun 2027 | ',
        '5 | 12 Sept 2027\npaid 13 Sept 2027 | ',
        'binds nobody',
      ],
    ],
    [
      'offers',
      'tr',
      loan(),
      [
        '12 Haz 2027\nödeme 14 Haz 2027',
        'Finanse edilen tutar: $998,800.00',
        dayCountWords('30/360', 'tr'),
        'SOFR 6M + %3,93',
        tr['figure.cost'],
        'kimseyi bağlamaz',
      ],
    ],
    [
      'letters',
      'en',
      aLetter('5000.00'),
      [
        'Amount of the credit: $5,000.00',
        'Payment: at sight',
        'Bill of lading',
        'Issuance, 0.31%, per quarter, paid by the buyer',
      ],
    ],
    [
      'letters',
      'tr',
      aLetter('5000.00'),
      ['Akreditif tutarı: $5,000.00', 'Ödeme: görüldüğünde', 'Açılış, %0,31'],
    ],
  ])('of %s in %s says all terms', async (path, locale, terms, expected) => {
    const text = textOf(await sheetOf(terms, locale));
    for (const line of expected) expect(text).toContain(line);
    if (path === 'letters') expect(text).not.toMatch(/No\. \||Effective/);
  });

  it.each<[string, 'offers' | 'letters', Partial<Sheet['offer']>, RegExp]>([
    ['a loan that binds', 'offers', { kind: 'binding' }, /is bound to these terms.*Figures are reckoned/],
    [
      'a letter of credit that binds',
      'letters',
      { kind: 'binding' },
      /is bound.*not the letter of credit\.$/,
    ],
    ['an indicated letter of credit', 'letters', {}, /binds nobody\. Poyraz Bankası A\.Ş\. may change/],
    [
      'what a second person refused',
      'letters',
      { kind: 'binding', state: 'refused' },
      /was not sent and binds nobody\.$/,
    ],
  ])('of %s says whom it binds', async (_what, path, change, sentence) => {
    const terms = path === 'offers' ? loan() : aLetter('5000.00');
    const sheet = await sheetOf(terms, 'en');
    expect(textOf({ ...sheet, offer: { ...sheet.offer, ...change } })).toMatch(sentence);
  });

  it.each<[Locale, Record<string, string>]>([
    ['en', en],
    ['tr', tr],
  ])('in %s names what differs from the request, and the cash that is needed', async (locale, words) => {
    const fees = [
      { kind: 'arrangement', of: { kind: 'amount', amount: '1000.00' }, dueMonth: 0, isFinanced: true },
    ] as const;
    const terms = aBankOffer('998800.00', { fees: [...fees], timing: 'advance' });
    const sheet = await sheetOf(terms, locale, '200000.00');
    const text = textOf(sheet);
    const instalment = reckonOffer(terms).instalment ?? '';
    const dollars = (amount: number) => formatMoney({ amount: amount.toFixed(2), currency: 'USD' });
    for (const deviation of deviationsFrom(sheet.bankQuote, sheet.offer))
      expect(text).toContain(deviationWords(deviation, 'USD', locale));
    expect(text).toContain(words.deviations);
    expect(text).toContain(`${words['figure.reaches']}: $997,800.00`);
    expect(text).toContain(`${words['figure.up-front']}: ${dollars(Number(instalment))}`);
    expect(text).toContain(`${words['figure.cash']}: ${dollars(201_000 + Number(instalment))}`);
  });
});
