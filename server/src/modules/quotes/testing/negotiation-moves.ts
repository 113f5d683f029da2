export type Who = 'owner' | 'approver' | 'member' | 'seller' | 'salesman' | 'stranger' | 'staff';
export const moves = [
  'discard',
  'submit',
  'ask',
  'answer',
  'message',
  'save',
  'send',
  'accept',
  'accept-wrong-total',
  'approval',
  'refuse-approval',
  'decline-request',
  'withdraw-request',
  'decline-offer',
  'withdraw-offer',
  'counter',
  'withdraw-counter',
  'keep-offer',
  'ask-renewal',
  'time passes',
] as const;
export type Move = (typeof moves)[number];

export const everybody: readonly Who[] = [
  'owner',
  'approver',
  'member',
  'seller',
  'salesman',
  'stranger',
  'staff',
];
export const buyers: readonly Who[] = ['owner', 'approver', 'member'];
export const sellers: readonly Who[] = ['seller', 'salesman'];
/** Who may ever make each move; nobody makes time pass. */
export const side: Readonly<Record<Move, readonly Who[]>> = {
  discard: buyers,
  submit: buyers,
  ask: sellers,
  answer: buyers,
  message: [...buyers, ...sellers],
  save: sellers,
  send: sellers,
  accept: buyers,
  'accept-wrong-total': buyers,
  approval: buyers,
  'refuse-approval': buyers,
  'decline-request': sellers,
  'withdraw-request': buyers,
  'decline-offer': buyers,
  'withdraw-offer': sellers,
  counter: buyers,
  'withdraw-counter': buyers,
  'keep-offer': sellers,
  'ask-renewal': buyers,
  'time passes': everybody,
};
