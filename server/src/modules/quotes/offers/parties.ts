import { townOf } from 'shared-kit/contract/companies';
import type { Tx } from '../../../platform/db/index.ts';
import { type Company, listAddresses } from '../../companies/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { FrozenParties, FrozenParty } from '../versions/frozen.ts';

/** Both companies with their current data. */
export async function partiesOf(
  tx: Tx,
  { buyer, seller }: Pick<LockedQuote, 'buyer' | 'seller'>,
): Promise<FrozenParties> {
  return { buyer: await partyOf(tx, buyer), seller: await partyOf(tx, seller) };
}

async function partyOf(tx: Tx, company: Company): Promise<FrozenParty> {
  const { id, legalName, brandName, city, country, taxNumber, taxOffice } = company;
  const registered = (await listAddresses(tx, id)).find(({ kind }) => kind === 'registered');
  return { legalName, brandName, city, country, taxNumber, taxOffice, address: linesOf(registered) };
}

type Address = Awaited<ReturnType<typeof listAddresses>>[number];

function linesOf(address: Address | undefined): readonly string[] {
  if (!address) return [];
  const { line1, line2 } = address;
  return [line1, line2 ?? '', townOf(address)].filter(Boolean);
}
