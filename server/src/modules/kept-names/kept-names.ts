import { sql } from 'drizzle-orm';
import { type KeptName, type KeptNamesAnswer, nameFault, withHiddenNamed } from 'shared-kit/contract/names';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { company } from '../companies/index.ts';
import { beneficialOwner, beneficialOwnerPerson } from '../owners/index.ts';
import { priceList } from '../private-prices/index.ts';
import { offerTemplate } from '../quotes/index.ts';
import { signatory } from '../signing/index.ts';

const mostShown = 200;
/** More than any market has, so that none is left out unseen. */
const mostRead = 50_000;

/**
 * Characters by which the database finds names to look at. It finds too many, since it can't tell a joiner within a word
 * from one that stands alone; the rule itself decides.
 */
const suspicious = {
  thing:
    '[\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]',
  /** And the signs of an address, wide and small ones included. */
  person: '[.:\\u2024-\\u2026\\u3002\\ufe13\\ufe19\\ufe30\\ufe52\\ufe55\\uff0e\\uff1a\\uff61]',
} as const;

type Row = Readonly<{
  of: KeptName['of'];
  name: string;
  companyId: string | null;
  companyName: string | null;
  email: string | null;
}>;

const peoples: readonly KeptName['of'][] = ['person', 'owner', 'signatory'];

/** Names that would be refused by now, those of people first. */
export async function readKeptNames(tx: Tx): Promise<KeptNamesAnswer> {
  const rows = await readSuspicious(tx);
  const names = rows.flatMap(({ of, name, companyId, companyName, email }): KeptName[] => {
    const fault = nameFault(peoples.includes(of) ? 'person' : 'thing', name);
    if (fault === null) return [];
    const owner = companyId === null ? null : { id: companyId, name: withHiddenNamed(companyName ?? '') };
    return [{ of, name: withHiddenNamed(name), fault, company: owner, email }];
  });
  return { names: names.slice(0, mostShown), isCut: names.length > mostShown || rows.length === mostRead };
}

const everyName = sql`
  select 'person' as "of", name, company_id, email from ${userAccount}
  union all select 'company', legal_name, id, null from ${company}
  union all select 'brand', brand_name, id, null from ${company}
  union all select 'owner', person.name, owner.company_id, null
    from ${beneficialOwnerPerson} person join ${beneficialOwner} owner on owner.id = person.owner_id
    where owner.ended_at is null
  union all select 'signatory', name, company_id, null from ${signatory} where ended_at is null
  union all select 'price-list', name, maker_id, null from ${priceList}
  union all select 'offer-template', name, company_id, null from ${offerTemplate} where name is not null`;

async function readSuspicious(tx: Tx): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select named."of", named.name, named.email, c.id as "companyId", c.legal_name as "companyName"
    from (${everyName}) as named left join ${company} c on c.id = named.company_id
    where named.name ~ ${suspicious.thing}
      or (named."of" in ${peoples} and named.name ~ ${suspicious.person})
    order by array_position(array['person', 'owner', 'signatory'], named."of"), named."of", named.name
    limit ${mostRead}`);
  return rows;
}
