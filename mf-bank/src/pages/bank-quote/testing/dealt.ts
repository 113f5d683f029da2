const usd = (amount: string) => ({ amount, currency: 'USD' as const });

export const file = {
  id: 'f',
  name: 'c.pdf',
  mediaType: 'application/pdf',
  bytes: 10,
  sha256: 'a',
  url: '',
  isHeld: false,
};

export const condition = (state: 'open' | 'answered') => ({
  id: 'c',
  text: 'Insured loom',
  gate: 'contract' as const,
  drawdown: null,
  state,
});

export const drawdown = {
  offerId: 'offer',
  principal: usd('998800.00'),
  paidOut: usd('500000.00'),
  contract: null,
};

export const payment = {
  id: 'p',
  number: 1,
  amount: usd('500000.00'),
  paidOn: '2026-11-20',
  reference: 'TR-1',
  milestone: '',
  stands: true,
  at: '2026-11-20T10:00:00Z',
};

export const question = {
  id: 'w',
  offerId: 'offer',
  state: 'asked' as const,
  reason: 'Our rates have risen',
  askedAt: '2026-11-21T10:00:00Z',
  answer: '',
  decidedAt: null,
};
