import type { bankAccountTransitions } from '../bank-account/lifecycle.ts';
import type { claimTransitions } from '../claims/lifecycle.ts';
import type { bankQuoteTransitions } from '../financing/lifecycle.ts';
import type { quoteTransitions } from '../quotes/lifecycle.ts';
import type { sanctionsTransitions } from '../sanctions/lifecycle.ts';
import type { signingTransitions } from '../signing/lifecycle.ts';
import type { verificationTransitions } from '../verification/lifecycle.ts';

type Table = Readonly<Record<string, Readonly<{ binding: boolean }>>>;
type BindingOf<Transitions extends Table> = {
  [Name in keyof Transitions]: Transitions[Name]['binding'] extends true ? Name : never;
}[keyof Transitions];
type DoorsOf<Transitions extends Table> = Readonly<Record<BindingOf<Transitions>, readonly string[]>>;

/** One of the staff decides, or confirms what another proposed. */
const verificationDoors = [
  '/api/admin/verification/:id/decision',
  '/api/admin/verification/:id/proposal/confirmation',
] as const;

/** Another of the staff confirms what one of them proposed. */
const hitDoors = ['/api/admin/companies/:id/sanctions/:hit/confirmation'] as const;

/**
 * Where each binding move is asked for. A new binding row in a table of transitions doesn't compile without its
 * address; its endpoint needs `seen`, and a page can reach it only by `api.bind`.
 */
export const bindingDoors = {
  quote: {
    accept: ['/api/quotes/:id/accept', '/api/quote-groups/:id/award'],
    'decline-request': ['/api/quotes/:id/decline'],
    'decline-offer': ['/api/quotes/:id/decline'],
    'withdraw-request': ['/api/quotes/:id/withdraw'],
    'withdraw-offer': ['/api/quotes/:id/withdraw'],
    'withdraw-unfinanced': ['/api/quotes/:id/withdraw'],
    'end-unfinanced': ['/api/quotes/:id/withdraw'],
    'refuse-approval': ['/api/quotes/:id/approval/refuse'],
  },
  financing: {
    'approve-binding': ['/api/bank/quotes/:id/decision'],
    'refuse-binding': ['/api/bank/quotes/:id/decision'],
    confirm: ['/api/bank/quotes/:id/confirmation'],
    decline: ['/api/bank/quotes/:id/decline'],
    'withdraw-indicative': ['/api/bank/quotes/:id/withdrawal'],
    withdraw: ['/api/bank/quotes/:id/withdrawal'],
    'withdraw-unconfirmed': ['/api/bank/quotes/:id/withdrawal'],
    'agree-to-withdrawal': ['/api/quotes/:id/financing/withdrawal-answer'],
    'refuse-withdrawal': ['/api/quotes/:id/financing/withdrawal-answer'],
    accept: ['/api/quotes/:id/financing/acceptance'],
    'decline-by-buyer': ['/api/quotes/:id/financing/refusal'],
    'withdraw-consent': ['/api/quotes/:id/financing/withdrawal'],
    'sign-for-bank': ['/api/bank/quotes/:id/contract/signature'],
    'withdraw-contract': ['/api/bank/quotes/:id/contract-withdrawal'],
    'refuse-contract': ['/api/quotes/:id/financing/contract'],
    sign: ['/api/quotes/:id/financing/contract', '/api/quotes/:id/financing/contract/signature'],
    fail: ['/api/bank/quotes/:id/failure'],
    cancel: ['/api/quotes/:id/financing/cancellation'],
    issue: ['/api/bank/quotes/:id/issue'],
    honour: ['/api/bank/quotes/:id/honour'],
    'refuse-documents': ['/api/bank/quotes/:id/documents-refusal'],
    'pay-out': ['/api/bank/quotes/:id/disbursements'],
    'correct-payment': ['/api/bank/quotes/:id/disbursements'],
    'cancel-rest': ['/api/bank/quotes/:id/rest'],
    terminate: ['/api/bank/quotes/:id/termination'],
  },
  signing: {
    sign: ['/api/agreement/signature'],
    complete: ['/api/agreement/signature'],
    'counter-sign': ['/api/admin/companies/:id/agreement/signature'],
    decline: ['/api/admin/companies/:id/agreement/refusal'],
  },
  verification: {
    approve: verificationDoors,
    reinstate: verificationDoors,
    lift: verificationDoors,
    reject: ['/api/admin/verification/:id/decision'],
    suspend: ['/api/admin/verification/:id/decision'],
    close: ['/api/admin/verification/:id/decision'],
  },
  claims: {
    grant: ['/api/admin/claims/:id'],
    refuse: ['/api/admin/claims/:id'],
  },
  sanctions: { clear: hitDoors, confirm: hitDoors },
  'bank account': {
    confirm: [
      '/api/company/bank-account/:id/confirmation',
      '/api/admin/companies/:id/bank-account/:account/confirmation',
    ],
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

type Doors = typeof bindingDoors;
type Door = { [Table in keyof Doors]: Doors[Table][keyof Doors[Table]] }[keyof Doors] extends infer Listed
  ? Listed extends readonly (infer Address)[]
    ? Address
    : never
  : never;

/** Addresses of all binding moves, each once, with `:id` for a parameter. */
export const bindingAddresses: readonly string[] = [
  ...new Set(Object.values(bindingDoors).flatMap((table) => Object.values(table).flat())),
];

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Segments<Rest>]
  : [Path];
type Filled<Address extends string[]> = {
  [At in keyof Address]: Address[At] extends `:${string}` ? string : Address[At];
};
type DoorSegments = Door extends infer Address extends string
  ? Address extends string
    ? Filled<Segments<Address>>
    : never
  : never;

/** Addresses of binding moves among these. A part that is known as any text may be a part of such an address. */
type DoorsAmong<Path extends string> = Path extends `/api/${string}`
  ? Extract<Segments<Path>, DoorSegments> | Extract<DoorSegments, Segments<Path>>
  : Path;
/** An address that no binding move has; for one that is or may be one, an explanation to which no text fits. */
export type FreeAddress<Path extends string> = [DoorsAmong<Path>] extends [never]
  ? Path
  : 'a binding move goes through api.bind, and any other names its address';

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
