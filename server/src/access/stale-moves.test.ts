import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bindingAddresses, bindingDoors, readAtStake, type Seen } from 'shared-kit/contract';
import { bindingCases } from './testing/binding-things.ts';
import type { Role } from './testing/roles.ts';
import { startedWorld } from './testing/started-world.ts';

type OpenApi = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: unknown }>>>>;
}>;

/** Each binding move of each table, at each of its addresses. */
const moves = Object.entries(bindingDoors).flatMap(([table, doors]) =>
  Object.entries(doors as Readonly<Record<string, readonly string[]>>).flatMap(([move, addresses]) =>
    addresses.map((door) => [table, move, door] as const),
  ),
);

/** Tables that hold what companies agreed, and what led there. */
const kept = [
  ...['rfq', 'rfq_group', 'quote_version', 'quote_event', 'quote_approval', 'quote_counter'],
  ...['financing_request', 'bank_quote', 'bank_offer', 'offer_withdrawal', 'financing_contract'],
  ...['disbursement', 'letter_of_credit', 'signing', 'signature', 'paper_signature'],
  ...['company', 'company_suspension', 'decision_proposal', 'company_claim'],
];

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

  it.each(moves)(
    '%s: %s at %s is refused, and nothing changes',
    async (table, move, door) => {
      const cases = bindingCases[table as 'quote'] as Readonly<
        Record<string, (typeof bindingCases)['quote']['accept']>
      >;
      const found = cases[move];
      if (!found) throw new Error(`${move} has no case`);
      const { params, body } = await found.make(world(), door);
      const path = door.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const send = async (as: Role, seen: Seen) => {
        const { status, text } = await world().ask(as, 'POST', path, { ...body, seen });
        return [status, /"code":"([^"]+)"/.exec(text)?.[1]];
      };
      const get = async <Read>(address: string) =>
        JSON.parse((await world().ask(found.as, 'GET', address)).text) as Read;
      const seen = await readAtStake(path, body, get);
      if (!seen) throw new Error(`${door} is no binding move`);
      const before = await agreed();
      const { version, sum } = seen;
      expect(await send(found.as, { version: `${version} before`, sum })).toEqual([409, 'binding.moved']);
      if (sum) {
        const less = { ...sum, amount: '1.00' };
        expect(await send(found.as, { version, sum: less })).toEqual([409, 'binding.moved']);
        const currency = sum.currency === 'EUR' ? 'USD' : 'EUR';
        expect(await send(found.as, { version, sum: { ...sum, currency } })).toEqual([409, 'binding.moved']);
      }
      expect(await agreed()).toBe(before);
      // Nothing but what was read stood in its way.
      const [status, code] = await send(found.as, seen);
      if (found.isIncomplete) expect(code).not.toBe('binding.moved');
      else expect([status, code]).toEqual([200, undefined]);
    },
    60_000,
  );
});
