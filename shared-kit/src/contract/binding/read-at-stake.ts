import type { BankAccountAnswer } from '../bank-account/api.ts';
import type { StaffClaimsAnswer } from '../claims/api.ts';
import type { FinancingAnswer } from '../financing/request.ts';
import type { SanctionsAnswer } from '../sanctions/api.ts';
import type { OwnAgreementAnswer } from '../signing/api.ts';
import type { CompanyFile } from '../verification/api.ts';
import { isBindingAddress } from './doors.ts';
import { type Seen, seenTogether } from './seen.ts';

type Carrier = Readonly<{ atStake?: Seen }>;
type Get = <Answer>(address: string) => Promise<Answer>;
type Wish = Readonly<{
  offerId?: string;
  bankQuoteId?: string;
  withdrawalId?: string;
  contractId?: string;
  accept?: readonly Readonly<{ quoteId: string }>[];
}>;

/** For whoever can't read it: this refuses the move, as nothing is in force under that name. */
const unread: Seen = { version: 'unread', sum: null };

/**
 * Reads what is in force just before a binding move, as a page would have: for programs that act like people, such as
 * tests and drills. Null for an address that is none of a binding move.
 */
export async function readAtStake(path: string, wish: Wish, get: Get): Promise<Seen | null> {
  if (!isBindingAddress(path)) return null;
  const ofCarrier = async (address: string) => (await get<Carrier>(address)).atStake ?? unread;
  const [, , kind, id, part, step] = path.split('/');
  if (path.includes('/bank-account/')) return ofBankAccount(path, get);
  if (path.includes('/sanctions/')) return ofHit(path, get);
  if (kind === 'admin' && id !== 'companies') return ofStaff(id, part, get);
  if (kind === 'agreement' || kind === 'admin') return ofAgreement(path, get);
  if (kind === 'quote-groups') {
    const parts: Seen[] = [];
    for (const quoteId of (wish.accept ?? []).map((it) => it.quoteId).toSorted())
      parts.push(await ofCarrier(`/api/quotes/${quoteId}`));
    return seenTogether(parts);
  }
  if (kind === 'bank') return ofCarrier(path.split('/').slice(0, 5).join('/'));
  if (part !== 'financing') return ofCarrier(`/api/quotes/${id}`);
  const { request } = await get<Partial<FinancingAnswer>>(`/api/quotes/${id}/financing`);
  if (!request) return unread;
  return step === 'withdrawal' ? request.atStake : (dealOf(request, wish)?.atStake ?? unread);
}

/** What staff decide on: a company's file as it was shown, or a claim as its owners answered it. */
async function ofStaff(what: string | undefined, id: string | undefined, get: Get): Promise<Seen> {
  if (what === 'verification') {
    const { version } = await get<Partial<CompanyFile>>(`/api/admin/verification/${id}`);
    return version ? { version, sum: null } : unread;
  }
  const { claims = [] } = await get<Partial<StaffClaimsAnswer>>('/api/admin/claims?limit=100');
  const found = claims.find((it) => it.id === id);
  return found ? { version: found.version, sum: null } : unread;
}

/** The change of a company's bank account. */
async function ofBankAccount(path: string, get: Get): Promise<Seen> {
  const [address = ''] = path.split(/\/[^/]+\/confirmation$/);
  return (await get<Partial<BankAccountAnswer>>(address)).pending?.atStake ?? unread;
}

/** A name that is like one on a sanctions list. */
async function ofHit(path: string, get: Get): Promise<Seen> {
  const [address = '', hit] = path.split(/\/([^/]+)\/confirmation$/);
  const { hits = [] } = await get<Partial<SanctionsAnswer>>(address);
  return hits.find(({ id }) => id === hit)?.atStake ?? unread;
}

/** The text that is being signed; it has no sum. */
async function ofAgreement(path: string, get: Get): Promise<Seen> {
  const address = path.slice(0, path.lastIndexOf('/'));
  const { agreement } = await get<Partial<OwnAgreementAnswer>>(address);
  return agreement ? { version: agreement.text.sha256, sum: null } : unread;
}

type Request = NonNullable<FinancingAnswer['request']>;

/** The bank quote that a wish of the buyer names; else the accepted one. */
function dealOf({ bankQuotes }: Request, wish: Wish): Request['bankQuotes'][number] | undefined {
  const { offerId, bankQuoteId, withdrawalId, contractId } = wish;
  if (bankQuoteId) return bankQuotes.find(({ id }) => id === bankQuoteId);
  if (offerId)
    return bankQuotes.find(({ offers, letters }) => [...offers, ...letters].some(({ id }) => id === offerId));
  if (withdrawalId) return bankQuotes.find(({ withdrawal }) => withdrawal?.id === withdrawalId);
  if (contractId) return bankQuotes.find(({ drawdown }) => drawdown?.contract?.id === contractId);
  return bankQuotes.find(({ state }) => state === 'accepted');
}
