import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { company } from '../companies/index.ts';
import type { Person } from '../quotes/testing.ts';
import { exportCompany } from '../retention/index.ts';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket } from './testing/financing-market.ts';

describe('secrecy', () => {
  const market = financingMarket();

  const { offered, asked, requestOf, bindingOffer, opened } = market;
  const { contractOf, decision } = afterAcceptance(market);

  type Secrets = Readonly<Record<string, string>>;
  /** What the buyer alone may know of each bank, and the bank of itself. */
  const secrets: Record<'bank' | 'rival', Secrets> = { bank: {}, rival: {} };
  const ids: string[] = [];
  let parties: Readonly<Record<string, Person>>;

  /** Two banks offer; one is accepted, and its contract signed, so that every party has something to see. */
  beforeAll(async () => {
    const { buyer, seller, bank, officer, rival, rivalsOfficer } = market.people();
    const { db } = market.database;
    const names = [
      [bank, 'Poyraz Bankası'],
      [rival, 'Limmathof Bank'],
    ] as const;
    for (const [of, brandName] of names)
      await db
        .update(company)
        .set({ brandName, legalName: `${brandName} A.Ş.` })
        .where(eq(company.id, of.companyId));
    const id = await asked(await offered(), [bank, rival]);
    await bindingOffer(rival, rivalsOfficer, {
      collateral: 'A pledge for Limmathof',
      rate: { kind: 'fixed', percent: '6.8931' },
    });
    const offerId = await bindingOffer(bank, officer, {
      collateral: 'A pledge for Poyraz',
      rate: { kind: 'fixed', percent: '7.9137' },
    });
    const rivalsQuote = (await opened(rival)).id;
    done(await buyer.act(id, 'financing/acceptance', { offerId }));
    done(await buyer.act(id, 'accept', await buyer.seen(id)));
    const banksQuote = (await opened(bank)).id;
    done(await bank.call('POST', `/api/bank/quotes/${banksQuote}/contract`, await contractOf()));
    done(await buyer.act(id, 'financing/contract', await decision(id)));

    const { id: requestId, bankQuotes } = await requestOf(id);
    for (const { bank: of, id: bankQuoteId, offers } of bankQuotes) {
      const figures = offers.at(-1)?.figures;
      const found: Secrets = {
        bankQuote: bankQuoteId,
        offer: offers.at(-1)?.id ?? '',
        collateral: offers.at(-1)?.terms.collateral ?? '',
        effective: figures?.effectiveRatePercent ?? '',
        instalment: figures?.instalment ?? '',
        interest: figures?.totalInterest ?? '',
      };
      const isBank = of.id === bank.companyId;
      const people = isBank ? 'Kerem Aydın' : 'Ursina Caduff';
      secrets[isBank ? 'bank' : 'rival'] = { ...found, people, company: of.id, name: of.name };
    }
    ids.push(
      id,
      requestId,
      banksQuote,
      rivalsQuote,
      offerId,
      bank.companyId,
      rival.companyId,
      buyer.companyId,
    );
    const staff = await market.someone({ isAdmin: true });
    await market.openCase(staff, { quote: id });
    parties = {
      buyer,
      maker: seller,
      bank,
      rival,
      staff,
      stranger: (await market.parties()).buyer,
    };
  }, 120_000);

  type Described = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }>;

  /** Every address that can be read, with each known id in its place. */
  async function addresses({ app }: Person): Promise<string[]> {
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json() as Described;
    return (
      Object.entries(paths)
        // A stream never ends, and says that there is news, not what.
        .filter(([path, methods]) => 'get' in methods && path !== '/api/events')
        .flatMap(([path]) => (path.includes('{') ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path]))
    );
  }

  /** Secrets that occur in any answer to this party, each with the address. */
  async function leaksTo(name: string, hidden: Secrets): Promise<string[]> {
    const party = parties[name];
    if (!party) throw new Error(`${name} is no party`);
    const found: string[] = [];
    for (const url of await addresses(party)) {
      const { body, statusCode } = await party.app.inject({ url, headers: { cookie: party.cookie } });
      if (statusCode >= 500 || statusCode === 429) found.push(`${url} answered ${statusCode}`);
      // What was asked for may be repeated in the answer.
      const told = body.replaceAll(url, '');
      for (const [what, secret] of Object.entries(hidden))
        if (!url.includes(secret) && told.includes(secret)) found.push(`${url} tells ${what}: ${secret}`);
    }
    return found;
  }

  const payer = ({ company: _id, name: _name, ...rest }: Secrets): Secrets => rest;

  it('is no test of empty answers: the buyer reads all of it', async () => {
    const all = await leaksTo('buyer', { ...payer(secrets.bank), people: 'nobody at all' });
    expect(all.join()).toContain('/financing tells effective');
    expect(Object.values({ ...secrets.bank, ...secrets.rival }).every((it) => it.length > 3)).toBe(true);
  });

  it('tells staff with a case that there is financing, and how it stands', async () => {
    const { staff } = parties;
    const { body } = (await staff?.call('GET', `/api/admin/quotes/${ids[0]}/financing`)) ?? {};
    expect(body?.request).toMatchObject({ state: 'contract_signed' });
  });

  it.each<[string, string, () => Secrets]>([
    ['bank', 'of its rival', () => secrets.rival],
    ['rival', 'of the chosen bank', () => secrets.bank],
    // From signing on the maker knows who pays.
    ['maker', 'of the terms', () => payer(secrets.bank)],
    ['maker', 'of the other bank', () => secrets.rival],
    ['stranger', 'of the terms', () => payer(secrets.bank)],
    // Who works for a bank is in its file for verification.
    ['staff', 'of the terms', () => ({ ...payer(secrets.bank), people: secrets.bank.offer ?? '' })],
  ])(
    'no endpoint tells the %s %s',
    async (name, _what, hidden) => {
      expect(await leaksTo(name, hidden())).toEqual([]);
    },
    120_000,
  );

  /** Everything that the market's operator gives a company of what is stored of it. */
  async function exportOf(companyId: string): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'financing-export-'));
    try {
      await exportCompany({ db: market.database.db, files: memoryFiles() }, companyId, join(folder, 'it'));
      return readFileSync(join(folder, 'it', 'company.json'), 'utf8');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it('no export tells a bank that another one was chosen, or one side the people of the other', async () => {
    const { rival, buyer, bank } = market.people();
    const toRival = await exportOf(rival.companyId);
    expect(toRival).toContain('closed_by_buyer');
    for (const secret of ['not_selected', ...Object.values(secrets.bank)])
      expect(toRival).not.toContain(secret);
    const toBank = await exportOf(bank.companyId);
    expect(toBank).toContain('Kerem Aydın');
    for (const secret of Object.values(secrets.rival)) expect(toBank).not.toContain(secret);
    const toBuyer = await exportOf(buyer.companyId);
    expect(toBuyer).toContain(secrets.bank.collateral);
    for (const name of ['Kerem Aydın', 'Ursina Caduff']) expect(toBuyer).not.toContain(name);
  });
});
