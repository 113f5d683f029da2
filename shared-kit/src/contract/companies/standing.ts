import { isOneOf, namesOf } from '../tables/index.ts';
import type { VerificationState } from './company-kinds.ts';

/** Actions that a company's verification state allows or forbids. */
export const standingActions = [
  /** Its products are listed, found by link, compared and drawn. */
  'be-listed',
  'receive-requests',
  'send-offers',
  /** Send requests, negotiate and accept offers. */
  'buy',
  'share-quotes',
  'publish',
  /** Add datasheets to products, and import products as drafts. */
  'prepare-products',
  'upload-documents',
  /** Banks: read what buyers share with them. */
  'read-shared-requests',
  /** Banks: say what they usually ask, and make offers. */
  'make-bank-offers',
  'change-bank-account',
  /** Sign in the market: its framework agreement, and contracts with other companies. */
  'sign',
  /**
   * Go on with what was concluded: signed contracts and their payments. So a buyer may confirm the financing contract
   * that an accepted bank signed and sent before it was suspended. The bank itself sends none while it is suspended,
   * and with one that is held or frozen nothing is concluded.
   */
  'go-on',
] as const;
export type StandingAction = (typeof standingActions)[number];

/** Staff look at it, or at what it changed. What was listed before stays so. */
const beingVerified = [
  'be-listed',
  'receive-requests',
  'share-quotes',
  'prepare-products',
  'upload-documents',
  'read-shared-requests',
  'change-bank-account',
  'sign',
  'go-on',
] as const;

/** The whole of what a company may do in each state. Server, pages and tests read this table and no other. */
const allowed = {
  draft: ['prepare-products', 'upload-documents'],
  submitted: beingVerified,
  in_review: beingVerified,
  changes_requested: beingVerified,
  approved: standingActions,
  // Whoever is turned down still owes what it signed before.
  rejected: ['go-on'],
  // A document that replaces the lapsed one ends the suspension.
  suspended: ['upload-documents', 'go-on'],
  closed: [],
} as const satisfies Readonly<Record<VerificationState, readonly StandingAction[]>>;

/** Whether a company in this state may do that. Its kind and its people's roles are asked elsewhere. */
export const standingAllows = (verification: VerificationState, action: StandingAction): boolean =>
  isOneOf(allowed[verification], action);

/** What waits while staff clear a question about a company; accepting an offer waits too, for both of its sides. */
const heldActions: readonly StandingAction[] = ['share-quotes', 'sign'];

type Standing = Readonly<{
  verification: VerificationState;
  heldSince: Date | null;
  /** Since when it is suspended for sanctions, which freezes everything; null unless it is. */
  frozenSince: Date | null;
}>;

/** Whether this company may do that: its state allows it, nothing holds it, and nothing freezes it. */
export const companyMay = (
  { verification, heldSince, frozenSince }: Standing,
  action: StandingAction,
): boolean =>
  standingAllows(verification, action) &&
  frozenSince === null &&
  !(heldSince !== null && heldActions.includes(action));

/** The states in which a company may do that, for queries. */
export const statesThatAllow = (action: StandingAction): readonly VerificationState[] =>
  namesOf(allowed).filter((state) => standingAllows(state, action));
