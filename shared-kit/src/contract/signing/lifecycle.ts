import { isOneOf } from '../tables/index.ts';
/** The signing of one text by one company and the market. */
export const signingStates = ['open', 'awaiting_market', 'sealing', 'in_force', 'ended'] as const;
export type SigningState = (typeof signingStates)[number];

type Transition = Readonly<{
  from: readonly SigningState[];
  to: SigningState;
  by: 'signatory' | 'staff' | 'system';
  /** It commits or releases a company: it is confirmed once more, for the version that was read. */
  binding: boolean;
}>;

/** The whole life of a signing. Server and pages read this table and no other. */
export const signingTransitions = {
  /** One signature of several. */
  sign: { from: ['open'], to: 'open', by: 'signatory', binding: true },
  /** The signature with which the company is bound. */
  complete: { from: ['open'], to: 'awaiting_market', by: 'signatory', binding: true },
  'counter-sign': { from: ['awaiting_market'], to: 'sealing', by: 'staff', binding: true },
  /** The market doesn't sign; the company may begin anew. */
  decline: { from: ['awaiting_market'], to: 'ended', by: 'staff', binding: true },
  seal: { from: ['sealing'], to: 'in_force', by: 'system', binding: false },
  /** The text or what fills it changed before everybody had signed. */
  replace: { from: ['open', 'awaiting_market'], to: 'ended', by: 'system', binding: false },
  /** A newer one came into force. */
  supersede: { from: ['in_force'], to: 'ended', by: 'system', binding: false },
} as const satisfies Readonly<Record<string, Transition>>;
export type SigningTransition = keyof typeof signingTransitions;

export const signingAllows = (name: SigningTransition, state: SigningState): boolean =>
  isOneOf(signingTransitions[name].from, state);
