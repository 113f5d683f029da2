import type { BankQuoteState } from 'shared-kit/contract/financing';
import type { DemoBank, DemoBankQuote, DemoFinancing, DemoOffer } from './demo-bank-quote.ts';
import { demoLetters } from './demo-letters.ts';
import { leaseOfTurna, loanFromAbroad, loanWithGrace } from './demo-offer-terms.ts';

const received = (bank: DemoBank, opened?: number): DemoBankQuote => ({
  bank,
  state: 'received',
  ...(opened !== undefined && { opened }),
});
const offered = (
  bank: DemoBank,
  state: BankQuoteState,
  opened: number,
  ...offers: readonly DemoOffer[]
): DemoBankQuote => ({ bank, state, opened, offers });
const indicative = (ratePercent: string, feePercent: string, daysAgo: number): DemoOffer => ({
  kind: 'indicative',
  ratePercent,
  feePercent,
  daysAgo,
});
const binding = (ratePercent: string, feePercent: string, daysAgo: number): DemoOffer => ({
  kind: 'binding',
  ratePercent,
  feePercent,
  daysAgo,
});

export const demoFinancing: readonly DemoFinancing[] = [
  ...demoLetters,
  {
    number: 'F-2026-00418',
    rfq: 'Q-2026-01852',
    state: 'shared',
    share: '0.75',
    termMonths: 48,
    daysAgo: 1,
    words: 'We would repay from the second season on.',
    banks: [received('poyraz'), received('turna', 0.5)],
  },
  {
    number: 'F-2026-00417',
    rfq: 'Q-2026-01847',
    state: 'offers_in',
    share: '0.8',
    termMonths: 60,
    daysAgo: 3,
    words: 'Delivery in two lots. Looms as collateral are possible.',
    banks: [
      offered('poyraz', 'binding', 2.8, indicative('8.1', '1.25', 2.5), {
        ...binding('7.85', '1.25', 1.5),
        terms: loanWithGrace,
      }),
      offered(
        'limmathof',
        'indicative',
        2.5,
        { ...indicative('7.4', '0.9', 2), terms: loanFromAbroad('2.95') },
        { ...binding('7.25', '0.9', 0.5), terms: loanFromAbroad('2.85'), isProposed: true },
      ),
      offered('turna', 'binding', 2, { ...binding('8.4', '0.5', 1), terms: leaseOfTurna }),
    ],
  },
  {
    number: 'F-2026-00411',
    rfq: 'Q-2026-01836',
    state: 'offers_in',
    share: '0.7',
    termMonths: 72,
    daysAgo: 6,
    words: '',
    banks: [
      {
        ...offered('poyraz', 'binding', 5, indicative('6.2', '1', 4.5), binding('6.4', '1', 4)),
        withdrawal: { daysAgo: 0.4, reason: 'Our own funding in euros costs more since Monday.' },
      },
      {
        bank: 'limmathof',
        state: 'declined_by_bank',
        opened: 5,
        declineCode: 'limit',
        reason: 'From January on we may lend in this sector again.',
      },
      {
        ...offered('turna', 'cancelled', 5, binding('7.1', '1', 4)),
        reason: 'The guarantee that you ask for is beyond us.',
      },
    ],
  },
  {
    number: 'F-2026-00409',
    rfq: 'Q-2026-01831',
    state: 'accepted',
    share: '0.8',
    termMonths: 84,
    daysAgo: 8,
    words: '',
    banks: [
      offered('poyraz', 'accepted', 7, binding('7.6', '1', 5)),
      offered('limmathof', 'not_selected', 7, binding('7.9', '1.25', 6)),
      received('turna'),
    ].map((it) => (it.state === 'received' ? { ...it, state: 'not_selected' } : it)),
  },
  {
    number: 'F-2026-00402',
    rfq: 'Q-2026-01809',
    state: 'shared',
    share: '0.8',
    termMonths: 48,
    daysAgo: 10,
    words: '',
    banks: [
      {
        ...received('limmathof', 9),
        state: 'info_requested',
        questions: ['Balance sheet 2025', 'Orders in hand'],
      },
      { bank: 'turna', state: 'declined_by_buyer', opened: 9 },
    ],
  },
  {
    number: 'F-2026-00398',
    rfq: 'Q-2026-01832',
    state: 'withdrawn',
    share: '0.9',
    termMonths: 24,
    daysAgo: 11,
    words: '',
    banks: [{ bank: 'poyraz', state: 'declined_by_buyer', opened: 10 }],
  },
  {
    number: 'F-2026-00397',
    rfq: 'Q-2026-01832',
    state: 'terminated',
    share: '0.9',
    termMonths: 24,
    daysAgo: 10.5,
    words: '',
    banks: [
      {
        ...offered('poyraz', 'terminated', 10.4, binding('8.1', '1', 10)),
        reason: 'The agreed collateral fell away.',
      },
    ],
    contract: { signed: 9, payments: [] },
  },
  {
    number: 'F-2026-00399',
    rfq: 'Q-2026-01832',
    state: 'contract_signed',
    share: '0.9',
    termMonths: 24,
    daysAgo: 7,
    words: '',
    banks: [
      offered('limmathof', 'contract_signed', 6.5, binding('7.7', '1', 5)),
      offered('turna', 'not_selected', 6.5, binding('8.4', '0.5', 5)),
    ],
    contract: { signed: 3, form: 'market', payments: [['0.5', 1]] },
  },
  {
    number: 'F-2026-00396',
    rfq: 'Q-2026-01789',
    state: 'closed',
    share: '0.8',
    termMonths: 36,
    daysAgo: 15,
    words: '',
    banks: [
      offered('poyraz', 'closed', 14.5, binding('7.9', '1', 13)),
      { ...offered('limmathof', 'failed', 14.5, binding('7.5', '1', 14)), reason: 'Our committee refused.' },
    ],
    contract: {
      signed: 9,
      payments: [
        ['0.6', 8],
        ['0.4', 2],
      ],
    },
  },
  {
    number: 'F-2026-00395',
    rfq: 'Q-2026-01810',
    state: 'expired',
    share: '0.7',
    termMonths: 12,
    daysAgo: 16,
    words: '',
    banks: [
      { bank: 'poyraz', state: 'expired', opened: 15 },
      { ...offered('turna', 'withdrawn', 15, binding('8.6', '0.5', 14)), reason: 'Our rates have risen.' },
    ],
  },
];
