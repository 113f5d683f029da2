import * as agreements from '../agreements/endpoints.ts';
import * as staffAgreements from '../agreements/staff-endpoints.ts';
import * as bankAccounts from '../bank-account/endpoints.ts';
import type { bankAccountTransitions } from '../bank-account/lifecycle.ts';
import * as claims from '../claims/endpoints.ts';
import type { claimTransitions } from '../claims/lifecycle.ts';
import type { BindingSpec, Endpoint } from '../endpoints/endpoint.ts';
import * as bankDeals from '../financing/bank-deal-endpoints.ts';
import * as bankOffers from '../financing/bank-offer-endpoints.ts';
import * as financingContracts from '../financing/contract-endpoints.ts';
import * as financing from '../financing/endpoints.ts';
import type { bankQuoteTransitions } from '../financing/lifecycle.ts';
import type { quoteTransitions } from '../quotes/lifecycle.ts';
import * as quoteMoves from '../quotes/move-endpoints.ts';
import * as sanctions from '../sanctions/endpoints.ts';
import type { sanctionsTransitions } from '../sanctions/lifecycle.ts';
import type { signingTransitions } from '../signing/lifecycle.ts';
import * as verification from '../verification/endpoints.ts';
import type { verificationTransitions } from '../verification/lifecycle.ts';

type Table = Readonly<Record<string, Readonly<{ binding: boolean }>>>;
type BindingOf<Transitions extends Table> = {
  [Name in keyof Transitions]: Transitions[Name]['binding'] extends true ? Name : never;
}[keyof Transitions];
type DoorsOf<Transitions extends Table> = Readonly<
  Record<BindingOf<Transitions>, readonly Endpoint<BindingSpec>[]>
>;

/** One of the staff decides, or confirms what another proposed. */
const verificationDoors = [verification.decide, verification.confirmProposal] as const;

/** Another of the staff confirms what one of them proposed. */
const hitDoors = [sanctions.confirm] as const;

/**
 * Where each binding move is asked for. A new binding row in a table of transitions doesn't compile without its
 * endpoint, and an endpoint that doesn't bind doesn't compile here.
 */
export const bindingDoors = {
  quote: {
    accept: [quoteMoves.accept, quoteMoves.award],
    'decline-request': [quoteMoves.decline],
    'decline-offer': [quoteMoves.decline],
    'withdraw-request': [quoteMoves.withdraw],
    'withdraw-offer': [quoteMoves.withdraw],
    'withdraw-unfinanced': [quoteMoves.withdraw],
    'end-unfinanced': [quoteMoves.withdraw],
    'refuse-approval': [quoteMoves.refuseApproval],
  },
  financing: {
    'approve-binding': [bankOffers.decide],
    'refuse-binding': [bankOffers.decide],
    confirm: [bankOffers.confirm],
    decline: [bankOffers.decline],
    'withdraw-indicative': [bankOffers.withdraw],
    withdraw: [bankOffers.withdraw],
    'withdraw-unconfirmed': [bankOffers.withdraw],
    'agree-to-withdrawal': [financing.answerWithdrawal],
    'refuse-withdrawal': [financing.answerWithdrawal],
    accept: [financing.accept],
    'decline-by-buyer': [financing.decline],
    'withdraw-consent': [financing.withdraw],
    'sign-for-bank': [financingContracts.signForBank],
    'withdraw-contract': [bankDeals.withdrawContract],
    'refuse-contract': [financing.decideOnContract],
    sign: [financing.decideOnContract, financingContracts.signForBuyer],
    fail: [bankDeals.fail],
    cancel: [financing.cancel],
    issue: [bankDeals.issue],
    honour: [bankDeals.honour],
    'refuse-documents': [bankDeals.refuseDocuments],
    'pay-out': [bankDeals.payOut],
    'correct-payment': [bankDeals.payOut],
    'cancel-rest': [bankDeals.cancelRest],
    terminate: [bankDeals.terminate],
  },
  signing: {
    sign: [agreements.sign],
    complete: [agreements.sign],
    'counter-sign': [staffAgreements.sign],
    decline: [staffAgreements.refuse],
  },
  verification: {
    approve: verificationDoors,
    reinstate: verificationDoors,
    lift: verificationDoors,
    reject: [verification.decide],
    suspend: [verification.decide],
    close: [verification.decide],
  },
  claims: {
    grant: [claims.decide],
    refuse: [claims.decide],
  },
  sanctions: { clear: hitDoors, confirm: hitDoors },
  'bank account': {
    confirm: [bankAccounts.confirm, bankAccounts.confirmForStaff],
  },
} as const satisfies Readonly<{
  quote: DoorsOf<typeof quoteTransitions>;
  financing: DoorsOf<typeof bankQuoteTransitions>;
  signing: DoorsOf<typeof signingTransitions>;
  verification: DoorsOf<typeof verificationTransitions>;
  claims: DoorsOf<typeof claimTransitions>;
  sanctions: DoorsOf<typeof sanctionsTransitions>;
  'bank account': DoorsOf<typeof bankAccountTransitions>;
}>;

type Doors = Readonly<Record<string, readonly Endpoint<BindingSpec>[]>>;

/** Addresses of all binding moves, each once, with `:id` for a parameter. */
export const bindingAddresses: readonly string[] = [
  ...new Set(
    Object.values<Doors>(bindingDoors).flatMap((doors) =>
      Object.values(doors)
        .flat()
        .map(({ path }) => path),
    ),
  ),
];

/** Whether this is the address of a binding move. */
export const isBindingAddress = (path: string): boolean => {
  const parts = path.split('/');
  return bindingAddresses.some((address) => {
    const expected = address.split('/');
    return (
      expected.length === parts.length && expected.every((it, at) => it.startsWith(':') || it === parts[at])
    );
  });
};
