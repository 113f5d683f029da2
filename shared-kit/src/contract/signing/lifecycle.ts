/** The signing of one text by one company and the market. */
export const signingStates = ['open', 'awaiting_market', 'sealing', 'in_force', 'ended'] as const;
export type SigningState = (typeof signingStates)[number];

type Transition = Readonly<{
  from: readonly SigningState[];
  to: SigningState;
  by: 'signatory' | 'staff' | 'system';
}>;

/** The whole life of a signing. Server and pages read this table and no other. */
export const signingTransitions = {
  /** One signature of several. */
  sign: { from: ['open'], to: 'open', by: 'signatory' },
  /** The signature with which the company is bound. */
  complete: { from: ['open'], to: 'awaiting_market', by: 'signatory' },
  'counter-sign': { from: ['awaiting_market'], to: 'sealing', by: 'staff' },
  /** The market doesn't sign; the company may begin anew. */
  decline: { from: ['awaiting_market'], to: 'ended', by: 'staff' },
  seal: { from: ['sealing'], to: 'in_force', by: 'system' },
  /** The text or what fills it changed before everybody had signed. */
  replace: { from: ['open', 'awaiting_market'], to: 'ended', by: 'system' },
  /** A newer one came into force. */
  supersede: { from: ['in_force'], to: 'ended', by: 'system' },
} as const satisfies Readonly<Record<string, Transition>>;
export type SigningTransition = keyof typeof signingTransitions;

export const signingAllows = (name: SigningTransition, state: SigningState): boolean =>
  (signingTransitions[name].from as readonly SigningState[]).includes(state);
