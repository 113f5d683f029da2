import type { BankAccountAnswer } from 'shared-kit/contract/bank-account';
import { bindingDoors } from 'shared-kit/contract/binding';
import type { StaffClaimsAnswer } from 'shared-kit/contract/claims';
import { verificationStates } from 'shared-kit/contract/companies';
import type { Endpoint } from 'shared-kit/contract/endpoints';
import { mayDecideHit, type SanctionsAnswer } from 'shared-kit/contract/sanctions';
import type { AgreementForStaffAnswer } from 'shared-kit/contract/signing';
import { type CompanyFile, possibleDecisions, type StaffDecision } from 'shared-kit/contract/verification';
import { type BindingCase, companyIn } from './binding-staff-things.ts';
import { bindingCases } from './binding-things.ts';
import { companyStandings, type Standing } from './offered-market.ts';
import type { Role } from './roles.ts';

type Params = Readonly<Record<string, string>>;
/** What a page reads before it offers the moves of an address, and by what of it. */
type Offer = Readonly<{
  /** Whose standing it may depend on. */
  of: Role;
  read: string;
  // biome-ignore lint/suspicious/noExplicitAny: each address has an answer of its own
  isOffered: (answer: any, move: string, params: Params) => boolean;
}>;

const account = ({ pending }: BankAccountAnswer): boolean => pending?.mayConfirm ?? false;
const proposal = ({ proposal: proposed }: CompanyFile): boolean => proposed !== null && !proposed.isMine;
const decision = (file: CompanyFile, move: string): boolean =>
  possibleDecisions(file).includes(move as StaffDecision);
const hitOf = ({ hits }: SanctionsAnswer, move: string, { hit }: Params): boolean =>
  hits.some((it) => it.id === hit && mayDecideHit(move as 'clear' | 'confirm', it));
const claimOf = ({ claims }: StaffClaimsAnswer, move: string, { id }: Params): boolean =>
  claims.some((it) => it.id === id && (move === 'refuse' || (it.mayGrant && !it.proposal?.isMine)));
const refusal = ({ agreement }: AgreementForStaffAnswer): boolean => agreement?.state === 'awaiting_market';

/** Addresses of binding moves that staff make, or a company about itself. */
const deskOffers: Readonly<Record<string, Offer>> = {
  '/api/company/bank-account/:id/confirmation': {
    of: 'buyer',
    read: '/api/company/bank-account',
    isOffered: account,
  },
  '/api/admin/companies/:id/bank-account/:account/confirmation': {
    of: 'buyer',
    read: '/api/admin/companies/:id/bank-account',
    isOffered: account,
  },
  '/api/admin/companies/:id/sanctions/:hit/confirmation': {
    of: 'mill',
    read: '/api/admin/companies/:id/sanctions',
    isOffered: hitOf,
  },
  '/api/admin/claims/:id': { of: 'buyer', read: '/api/admin/claims?limit=100', isOffered: claimOf },
  '/api/admin/companies/:id/agreement/refusal': {
    of: 'provider',
    read: '/api/admin/companies/:id/agreement',
    isOffered: refusal,
  },
  '/api/admin/verification/:id/decision': {
    of: 'retailer',
    read: '/api/admin/verification/:id',
    isOffered: decision,
  },
  '/api/admin/verification/:id/proposal/confirmation': {
    of: 'retailer',
    read: '/api/admin/verification/:id',
    isOffered: proposal,
  },
};

/** Signing here takes a confirmed signatory and a mailed code, which have tests of their own. */
export const isSigned = (door: string): boolean => door.endsWith('/signature');
const deskTables = ['signing', 'verification', 'claims', 'sanctions', 'bank account'] as const;
type DeskTable = (typeof deskTables)[number];

export type DeskCase = Readonly<{
  move: string;
  door: string;
  offer: Offer;
  made: BindingCase;
  standing: Standing;
}>;

/** Made in each state that a company may be in. */
const decisionsOn = (move: string) =>
  verificationStates
    .flatMap((verification): Standing[] => [{ verification }, { verification, held: true }])
    .map((standing) => ({
      made: companyIn(standing.verification, move, move === 'suspend' ? 'request' : 'conduct'),
      standing,
    }));

/** Ending one of several suspensions is asked for like ending the only one. */
const isAskedByName = (move: string): boolean => move !== 'lift';

const proposedFor: Standing = { verification: 'suspended' };
function waysTo(table: DeskTable, move: string, door: string) {
  const made = (bindingCases[table] as Readonly<Record<string, BindingCase>>)[move];
  if (!made) throw new Error(`${move} has no case`);
  if (table === 'verification')
    return door.endsWith('/decision') ? decisionsOn(move) : [{ made, standing: proposedFor }];
  return companyStandings.map((standing) => ({ made, standing }));
}

/** Each binding move at such an address, with what is to be there and how the company stands. */
export const deskCases: readonly DeskCase[] = deskTables.flatMap((table) =>
  Object.entries<readonly Endpoint[]>(bindingDoors[table])
    .filter(([move]) => isAskedByName(move))
    .flatMap(([move, doors]) =>
      doors
        .map(({ path }) => path)
        .filter((door) => !isSigned(door))
        .flatMap((door) => {
          const offer = deskOffers[door];
          if (!offer) throw new Error(`who is offered ${move} at ${door}?`);
          return waysTo(table, move, door).map((way) => ({ move, door, offer, ...way }));
        }),
    ),
);
