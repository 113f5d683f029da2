import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import type { Person } from '../../quotes/testing.ts';
import { mailedCode, testSignatory } from '../../signing/testing.ts';
import { afterAcceptance } from './after-acceptance.ts';
import { done, type financingMarket, move } from './financing-market.ts';

/** A contract that is signed here: its address for this side, its fingerprint, and who signs. */
type Paper = Readonly<{ at: string; sha256: string; name: string }>;
type Wrong = Readonly<Record<string, string>>;

/** Has a code mailed and signs with it, or with what is given instead of the right words. */
export async function signPaper(db: Database, by: Person, { at, sha256, name }: Paper, wrong: Wrong = {}) {
  const asked = await by.call('POST', `${at}/code`, { sha256, locale: 'en' });
  if (asked.status !== 200) return asked;
  const code = await mailedCode(db, by.userId);
  const signature = { name, sha256, consentVersion: '2026-11', code };
  return by.call('POST', `${at}/signature`, { ...signature, ...wrong });
}

/** Contracts that are signed here, with the market's people as signatories: two of the bank sign jointly. */
export function signingHere(market: ReturnType<typeof financingMarket>) {
  const { database, people } = market;
  const { agreed, dealOf, contractOf } = afterAcceptance(market);
  const names = new Map<Person, string>();

  async function appoint(): Promise<void> {
    const { buyer, bank, officer, rival } = people();
    for (const [person, name, more] of [
      [buyer, 'Nuray Demirtaş', {}],
      [bank, 'Selin Işık', { signs: 'jointly' }],
      [officer, 'Kerem Aydın', { signs: 'jointly' }],
      [rival, 'Ursina Caduff', {}],
    ] as const) {
      names.set(person, name);
      await testSignatory(database.db, {
        companyId: person.companyId,
        userId: person.userId,
        name,
        ...more,
      });
    }
  }
  /** An accepted financing whose bank sent a contract to be signed here. */
  async function toSign(): Promise<string> {
    // A long run uploads and mails more than the limits allow.
    await database.db.execute(sql`delete from rate_limit`);
    const id = await agreed([], { financingUntil: market.inDays(40) });
    const contract = { ...(await contractOf()), form: 'market', signedOn: null };
    done(await move(people().bank, (await dealOf(id)).id, 'contract', contract));
    return id;
  }
  async function contractSeen(id: string) {
    const contract = (await dealOf(id)).drawdown?.contract;
    if (!contract) throw new Error('no contract was sent');
    return contract;
  }
  async function addressFor({ companyId }: Person, id: string): Promise<string> {
    if (companyId === people().buyer.companyId) return `/api/quotes/${id}/financing/contract`;
    return `/api/bank/quotes/${(await dealOf(id)).id}/contract`;
  }
  async function sign(person: Person, id: string, wrong: Wrong = {}) {
    const { sha256 } = (await contractSeen(id)).file;
    const at = await addressFor(person, id);
    return signPaper(database.db, person, { at, sha256, name: names.get(person) ?? '' }, wrong);
  }
  return { appoint, toSign, contractSeen, addressFor, sign, nameOf: (of: Person) => names.get(of) };
}
