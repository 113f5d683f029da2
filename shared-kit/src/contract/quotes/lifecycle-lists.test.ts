import { expect, it } from '@jest/globals';
import { makersAnswers, offerDecisions, type QuoteTransition, quoteEndings } from './lifecycle.ts';

it('knows which moves answer, decide and end', () => {
  expect([...makersAnswers].sort()).toEqual(['ask', 'decline-request', 'send']);
  const decisions: QuoteTransition[] = [
    'accept',
    'decline-offer',
    'expire-offer',
    'lose-offer',
    'withdraw-offer',
  ];
  expect([...offerDecisions].sort()).toEqual(decisions);
  const ofRequest = ['decline-request', 'expire-request', 'not-select', 'withdraw-request'] as const;
  const ofAcceptance = ['end-unfinanced', 'withdraw-unfinanced'] as const;
  expect([...quoteEndings].sort()).toEqual([...decisions, ...ofRequest, ...ofAcceptance].sort());
});
