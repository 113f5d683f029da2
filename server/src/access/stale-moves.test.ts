import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bindingAddresses, bindingDoors, readAtStake, type Seen } from 'shared-kit/contract/binding';
import type { Endpoint } from 'shared-kit/contract/endpoints';
import { bindingCases } from './testing/binding-things.ts';
import { declared } from './testing/declared.ts';
import { startedWorld } from './testing/started-world.ts';

type OpenApi = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: unknown }>>>>;
}>;

/** Each binding move of each table, at each of its addresses. */
const moves = Object.entries(bindingDoors).flatMap(([table, doors]) =>
  Object.entries<readonly Endpoint[]>(doors).flatMap(([move, endpoints]) =>
    endpoints.map(({ path }) => [table, move, path] as const),
  ),
);

/** Tables that hold what companies agreed, and what led there. */
const kept = [
  'rfq',
  'rfq_group',
  'quote_version',
  'quote_event',
  'quote_approval',
  'quote_counter',
  'financing_request',
  'bank_quote',
  'bank_offer',
  'offer_withdrawal',
  'financing_contract',
  'disbursement',
  'letter_of_credit',
  'signing',
  'signature',
  'paper_signature',
  'company',
  'company_suspension',
  'decision_proposal',
  'company_claim',
  'sanctions_hit',
  'sanctions_decision',
  'bank_account',
];

/** Tables whose moves are about no money, and moves before anything was offered. */
const withoutSum = ['signing', 'verification', 'claims', 'sanctions', 'bank account'];
const beforeOffer = ['decline-request', 'withdraw-request'];

type Part = NonNullable<Seen['parts']>[number];

function otherParts({ version, sum }: Part): Part[] {
  const currency = sum?.currency === 'EUR' ? 'USD' : 'EUR';
  const sums = sum ? [{ ...sum, amount: '1.00' }, { ...sum, currency } as const] : [];
  return [{ version: `${version} before`, sum }, ...sums.map((other) => ({ version, sum: other }))];
}

/** What somebody may have read instead: another version, sum or currency, of all together or of one part. */
function othersThan({ parts = [], ...whole }: Seen): Seen[] {
  const ofWhole = otherParts(whole).map((it) => ({ ...it, ...(parts.length > 0 && { parts }) }));
  const ofParts = parts.flatMap((part, at) =>
    otherParts(part).map((it) => ({ ...whole, parts: parts.with(at, it) })),
  );
  return [...ofWhole, ...ofParts];
}

describe('a binding move of somebody who read something else', () => {
  const { database, world } = startedWorld();

  /** A fingerprint of everything that companies agreed. */
  async function agreed(): Promise<string> {
    const prints = kept.map(
      (table) => sql`(select md5(coalesce(string_agg(t::text, '' order by t::text), ''))
      from ${sql.identifier(table)} t)`,
    );
    const { rows } = await database.db.execute(
      sql`select concat_ws(' ', ${sql.join(prints, sql`, `)}) as print`,
    );
    return String(rows[0]?.print);
  }

  it('can be sent to no endpoint without saying what was read', async () => {
    const { text } = await world().ask('visitor', 'GET', '/api/openapi.json');
    const { paths } = JSON.parse(text) as OpenApi;
    const lacking = bindingAddresses.filter((address) => {
      const described = paths[address.replaceAll(/:(\w+)/g, '{$1}')]?.post?.requestBody;
      return !/"required":\[[^\]]*"seen"/.test(JSON.stringify(described ?? null));
    });
    expect(lacking).toEqual([]);
  });

  it('is declared as binding at each of its addresses, and nothing else is', () => {
    const wrong = [...declared.values()].filter(
      ({ method, path, spec }) =>
        (spec.binds === true) !== (method === 'POST' && bindingAddresses.includes(path)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each(moves)(
    '%s: %s at %s is refused, and nothing changes',
    async (table, move, door) => {
      const cases = bindingCases[table as 'quote'] as Readonly<
        Record<string, (typeof bindingCases)['quote']['accept']>
      >;
      const found = cases[move];
      if (!found) throw new Error(`${move} has no case`);
      const { params, body, as = found.as } = await found.make(world(), door);
      const path = door.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const send = async (seen: Seen) => {
        const { status, text } = await world().ask(as, 'POST', path, { ...body, seen });
        return [status, /"code":"([^"]+)"/.exec(text)?.[1]];
      };
      const get = async <Read>(address: string) =>
        JSON.parse((await world().ask(as, 'GET', address)).text) as Read;
      const seen = await readAtStake(path, body, get);
      if (!seen) throw new Error(`${door} is no binding move`);
      expect(seen.sum === null).toBe(withoutSum.includes(table) || beforeOffer.includes(move));
      const before = await agreed();
      for (const other of othersThan(seen)) expect(await send(other)).toEqual([409, 'binding.moved']);
      expect(await agreed()).toBe(before);
      // Nothing but what was read stood in its way.
      const [status, code] = await send(seen);
      if (found.isIncomplete) expect(code).not.toBe('binding.moved');
      else expect([status, code]).toEqual([200, undefined]);
    },
    60_000,
  );
});
