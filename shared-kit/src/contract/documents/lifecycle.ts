import { isOneOf } from '../tables/index.ts';
/** `requested` has no document yet; `waived` needs none. */
export const documentStates = [
  'requested',
  'uploaded',
  'scanning',
  'scanner_away',
  'in_review',
  'accepted',
  'rejected',
  'infected',
  'expired',
  'waived',
] as const;
export type DocumentState = (typeof documentStates)[number];

type Transition = Readonly<{
  from: readonly DocumentState[];
  to: DocumentState;
  by: 'company' | 'staff' | 'system';
  needsReason: boolean;
  /** It commits or releases a company: it is confirmed once more, for the version that was read. */
  binding: boolean;
}>;

const unread = ['uploaded', 'scanner_away', 'scanning'] as const;

/**
 * The whole life of a document. Server, pages and the guide read this table and no other. An upload starts a new
 * document, which replaces one that isn't accepted at once, and an accepted one when it is accepted itself.
 */
export const documentTransitions = {
  upload: { from: documentStates, to: 'uploaded', by: 'company', needsReason: false, binding: false },
  /** The market has no scanner, or none any more. */
  'skip-scan': { from: unread, to: 'in_review', by: 'system', needsReason: false, binding: false },
  // A scan whose process died starts again.
  scan: { from: unread, to: 'scanning', by: 'system', needsReason: false, binding: false },
  'miss-scanner': {
    from: ['scanning'],
    to: 'scanner_away',
    by: 'system',
    needsReason: false,
    binding: false,
  },
  pass: { from: ['scanning'], to: 'in_review', by: 'system', needsReason: false, binding: false },
  refuse: { from: ['scanning'], to: 'infected', by: 'system', needsReason: false, binding: false },
  accept: { from: ['in_review'], to: 'accepted', by: 'staff', needsReason: false, binding: false },
  reject: { from: ['in_review', 'accepted'], to: 'rejected', by: 'staff', needsReason: true, binding: false },
  waive: {
    from: ['requested', 'in_review', 'rejected', 'infected', 'expired'],
    to: 'waived',
    by: 'staff',
    needsReason: true,
    binding: false,
  },
  expire: { from: ['accepted'], to: 'expired', by: 'system', needsReason: false, binding: false },
} as const satisfies Readonly<Record<string, Transition>>;
export type DocumentTransition = keyof typeof documentTransitions;

export const documentAllows = (name: DocumentTransition, state: DocumentState): boolean =>
  isOneOf(documentTransitions[name].from, state);

/** Decisions of staff on a document that lies before them. */
export const documentDecisions = ['accept', 'reject'] as const satisfies readonly DocumentTransition[];
export type DocumentDecision = (typeof documentDecisions)[number];

/** Whether somebody may open the file. Where a scanner is configured, nothing is opened before it was scanned. */
export const isReadable = (state: DocumentState): boolean =>
  ['in_review', 'accepted', 'rejected', 'expired'].includes(state);

/** Whether what a document states may still be changed: by the company until staff decide, by staff afterwards too. */
export const mayDescribe = (by: 'company' | 'staff', state: DocumentState): boolean =>
  state === 'in_review' || (by === 'company' ? isOneOf(unread, state) : state === 'accepted');
