import { isOneOf } from '../tables/index.ts';
/** At a time a company has at most one account in force, and one change under way. */
export const bankAccountStates = ['proposed', 'confirmed', 'in_force', 'replaced', 'withdrawn'] as const;
export type BankAccountState = (typeof bankAccountStates)[number];

type Transition = Readonly<{
  from: readonly BankAccountState[];
  to: BankAccountState;
  /** `second`: another owner or approver of the company than the proposer, or staff. */
  by: 'owner' | 'second' | 'system';
  /** It commits or releases a company: it is confirmed once more, for the version that was read. */
  binding: boolean;
}>;

/**
 * The whole life of a bank account: two people and two days stand between a stranger in one account and the company's
 * money. Server and pages read this table and no other.
 */
export const bankAccountTransitions = {
  confirm: { from: ['proposed'], to: 'confirmed', by: 'second', binding: true },
  'take-effect': { from: ['confirmed'], to: 'in_force', by: 'system', binding: false },
  replace: { from: ['in_force'], to: 'replaced', by: 'system', binding: false },
  withdraw: { from: ['proposed', 'confirmed'], to: 'withdrawn', by: 'owner', binding: false },
} as const satisfies Readonly<Record<string, Transition>>;
export type BankAccountTransition = keyof typeof bankAccountTransitions;

export const bankAccountAllows = (name: BankAccountTransition, state: BankAccountState): boolean =>
  isOneOf(bankAccountTransitions[name].from, state);

/** From the second person's confirmation until the account is in force. */
export const bankAccountWaitDays = 2;

type Second = Readonly<{ userId: string; isStaff: boolean; role: string | null }>;

/** Whether somebody may be the second person of a change. */
export const mayConfirmBankAccount = (proposedBy: string, { userId, isStaff, role }: Second): boolean =>
  userId !== proposedBy && (isStaff || role === 'owner' || role === 'approver');
