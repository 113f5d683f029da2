import type { CompanyKind, VerificationState } from '../companies/company-kinds.ts';
import { isOneOf } from '../tables/index.ts';

type Transition = Readonly<{
  from: readonly VerificationState[];
  to: VerificationState;
  /** Staff of the market, or the company itself by what it does. */
  by: 'staff' | 'company';
  /** Whether the company is told why. */
  needsReason: boolean;
  /** It commits or releases a company: it is confirmed once more, for the version that was read. */
  binding: boolean;
}>;

/**
 * How a company's verification moves: draft → submitted → in_review ⇄ changes_requested → approved | rejected;
 * approved ⇄ suspended; any → closed. Server, pages and the operator's commands go by this table.
 */
export const verificationTransitions = {
  submit: { from: ['draft'], to: 'submitted', by: 'company', needsReason: false, binding: false },
  resubmit: {
    from: ['changes_requested'],
    to: 'in_review',
    by: 'company',
    needsReason: false,
    binding: false,
  },
  /** The application changed after staff looked at it. */
  'change-data': {
    from: ['approved', 'in_review'],
    to: 'submitted',
    by: 'company',
    needsReason: false,
    binding: false,
  },
  'take-up': { from: ['submitted'], to: 'in_review', by: 'staff', needsReason: false, binding: false },
  'request-changes': {
    from: ['in_review'],
    to: 'changes_requested',
    by: 'staff',
    needsReason: true,
    binding: false,
  },
  approve: {
    from: ['in_review', 'changes_requested'],
    to: 'approved',
    by: 'staff',
    needsReason: false,
    binding: true,
  },
  reject: {
    from: ['in_review', 'changes_requested'],
    to: 'rejected',
    by: 'staff',
    needsReason: true,
    binding: true,
  },
  suspend: {
    from: ['approved', 'suspended'],
    to: 'suspended',
    by: 'staff',
    needsReason: true,
    binding: true,
  },
  /** Ends one of several suspensions; the others go on. */
  lift: { from: ['suspended'], to: 'suspended', by: 'staff', needsReason: false, binding: true },
  /** Ends the only suspension. */
  reinstate: { from: ['suspended'], to: 'approved', by: 'staff', needsReason: false, binding: true },
  /** A company that was turned down asks once more, with words of its own. */
  appeal: { from: ['rejected'], to: 'submitted', by: 'company', needsReason: true, binding: false },
  reopen: { from: ['rejected'], to: 'in_review', by: 'staff', needsReason: true, binding: false },
  /** Its account ends, for good. */
  close: {
    from: ['submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'suspended'],
    to: 'closed',
    by: 'staff',
    needsReason: true,
    binding: true,
  },
} as const satisfies Readonly<Record<string, Transition>>;

export type VerificationTransition = keyof typeof verificationTransitions;

export const staffDecisions = [
  'take-up',
  'request-changes',
  'approve',
  'reject',
  'suspend',
  'reinstate',
  'reopen',
  'close',
] as const satisfies readonly VerificationTransition[];
export type StaffDecision = (typeof staffDecisions)[number];
type Table = typeof verificationTransitions;
/** Decisions that let a company trade or keep it from it. */
export type BindingDecision = {
  [Name in StaffDecision]: Table[Name]['binding'] extends true ? Name : never;
}[StaffDecision];
export type FreeDecision = Exclude<StaffDecision, BindingDecision>;
export const isBindingDecision = (decision: StaffDecision): decision is BindingDecision =>
  verificationTransitions[decision].binding;
const isFreeDecision = (decision: StaffDecision): decision is FreeDecision => !isBindingDecision(decision);
export const bindingDecisions = staffDecisions.filter(isBindingDecision);
export const freeDecisions = staffDecisions.filter(isFreeDecision);

const numberHolders = ['submitted', 'in_review', 'changes_requested', 'approved', 'suspended'] as const;

/**
 * States in which no other company may register with the company's tax number. A draft doesn't hold it, because its
 * e-mail address isn't confirmed. A rejected company doesn't either, so that the real owner of the number can register.
 */
export const statesHoldingNumber: readonly VerificationState[] = numberHolders;
export const holdsNumber = (state: VerificationState): boolean => statesHoldingNumber.includes(state);

/** A company may be suspended for several reasons at once; each is set and ended by itself. */
export const suspensionReasons = [
  /** A document is no longer valid. */
  'lapsed',
  'conduct',
  /** Known to the staff alone. */
  'sanctions',
  /** The company asked for it. */
  'request',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** Decisions that are about one suspension, which they must name. */
export const isAboutSuspension = (decision: VerificationTransition): boolean =>
  decision === 'suspend' || decision === 'lift' || decision === 'reinstate';

const allows = (name: VerificationTransition, state: VerificationState): boolean =>
  isOneOf(verificationTransitions[name].from, state);

/**
 * The steps from a state to what a decision comes to: whoever decides on what lies there untouched has taken it up
 * with that. Null where the decision can't be made in this state.
 */
export function stepsOf(
  decision: VerificationTransition,
  state: VerificationState,
): readonly VerificationTransition[] | null {
  if (allows(decision, state)) return [decision];
  const isFirstTaken = allows('take-up', state) && allows(decision, verificationTransitions['take-up'].to);
  return isFirstTaken ? ['take-up', decision] : null;
}

/** Decisions that staff may take in a state. */
export const decisionsIn = (state: VerificationState): readonly StaffDecision[] =>
  staffDecisions.filter((decision) => stepsOf(decision, state) !== null);

/** Decisions that one of the staff proposes and another confirms, unless the operator lets one alone take them. */
export const takesTwo = (
  decision: StaffDecision,
  { kind, isExposed }: Readonly<{ kind: CompanyKind; isExposed: boolean }>,
): boolean => decision === 'reinstate' || (decision === 'approve' && (kind === 'bank' || isExposed));
