import type { BankQuoteState } from 'shared-kit/contract/financing';
import type { DemoBank, DemoBankQuote, DemoFinancing } from './demo-bank-quote.ts';

const byLetter = (
  bank: DemoBank,
  state: BankQuoteState,
  daysAgo: number,
  deferredDays: number | null = null,
): DemoBankQuote => ({ bank, state, opened: daysAgo - 1, letter: { deferredDays, daysAgo: daysAgo - 2 } });

/** Letters of credit in every state. */
export const demoLetters: readonly DemoFinancing[] = [
  {
    number: 'F-2026-00390',
    rfq: 'Q-2026-01775',
    state: 'contract_signed',
    share: '1',
    termMonths: 6,
    daysAgo: 26,
    words: 'The maker asks for a letter of credit at sight.',
    banks: [byLetter('poyraz', 'issued', 26), { bank: 'turna', state: 'not_selected', opened: 25 }],
    letter: { issued: 20 },
  },
  {
    number: 'F-2026-00386',
    rfq: 'Q-2026-01768',
    state: 'contract_signed',
    share: '0.7',
    termMonths: 6,
    daysAgo: 32,
    words: '',
    banks: [byLetter('limmathof', 'presented', 32, 90)],
    letter: { issued: 27, presented: 1 },
  },
  {
    number: 'F-2026-00381',
    rfq: 'Q-2026-01752',
    state: 'closed',
    share: '0.7',
    termMonths: 6,
    daysAgo: 38,
    words: '',
    banks: [byLetter('poyraz', 'honoured', 38)],
    letter: { issued: 32, presented: 9, paid: 6 },
  },
  {
    number: 'F-2026-00377',
    rfq: 'Q-2026-01741',
    state: 'terminated',
    share: '0.7',
    termMonths: 6,
    daysAgo: 44,
    words: '',
    banks: [
      {
        ...byLetter('turna', 'refused', 44),
        reason: 'The bill of lading names another port than the credit.',
      },
    ],
    letter: { issued: 38, presented: 12 },
  },
];
