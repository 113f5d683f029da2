import type { CompanyRole } from '../session/session.ts';
import { isOneOf } from '../tables/index.ts';

/** `unconfirmed`: the claimant has not confirmed their address, so nobody is told yet. */
export const claimStates = [
  'unconfirmed',
  'open',
  'agreed',
  'objected',
  'granted',
  'refused',
  'withdrawn',
  'lapsed',
] as const;
export type ClaimState = (typeof claimStates)[number];

type Transition = Readonly<{
  from: readonly ClaimState[];
  to: ClaimState;
  by: 'claimant' | 'owner' | 'staff' | 'system';
  /** It commits or releases a company: it is confirmed once more, for the version that was read. */
  binding: boolean;
}>;

const told = ['open', 'agreed', 'objected'] as const;

/**
 * The whole life of a claim on a company that is registered already: its owners are asked, staff decide. Server and
 * pages read this table and no other.
 */
export const claimTransitions = {
  'take-up': { from: ['unconfirmed'], to: 'open', by: 'system', binding: false },
  agree: { from: ['open', 'objected'], to: 'agreed', by: 'owner', binding: false },
  object: { from: ['open', 'agreed'], to: 'objected', by: 'owner', binding: false },
  grant: { from: told, to: 'granted', by: 'staff', binding: true },
  refuse: { from: told, to: 'refused', by: 'staff', binding: true },
  withdraw: { from: ['unconfirmed', ...told], to: 'withdrawn', by: 'claimant', binding: false },
  /** The claimant belongs to a company meanwhile, or the claimed one trades no more. */
  lapse: { from: ['unconfirmed', ...told], to: 'lapsed', by: 'system', binding: false },
} as const satisfies Readonly<Record<string, Transition>>;
export type ClaimTransition = keyof typeof claimTransitions;

export const claimAllows = (name: ClaimTransition, state: ClaimState): boolean =>
  isOneOf(claimTransitions[name].from, state);

/**
 * Whether letting somebody in with this role takes two of the staff, unless the operator lets one alone do it: an owner
 * may do everything in the company's name.
 */
export const claimTakesTwo = (role: CompanyRole): boolean => role === 'owner';

/** States in which somebody waits for the staff. */
export const openClaimStates = told;

/** So long the owners have to answer before staff may grant a claim without their word. */
export const claimAnswerDays = 7;
const dayMs = 86_400_000;

export const claimAnswerDue = (openedAt: Date): Date =>
  new Date(openedAt.getTime() + claimAnswerDays * dayMs);

/** Whether staff may grant it now: an owner has answered, or had the time to. */
export const mayGrantClaim = (state: ClaimState, openedAt: Date | null, now: Date): boolean =>
  claimAllows('grant', state) && openedAt !== null && (state !== 'open' || claimAnswerDue(openedAt) <= now);
