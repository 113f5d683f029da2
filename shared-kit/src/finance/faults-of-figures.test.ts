import { expect, it } from '@jest/globals';
import { faultsOfFigures } from './faults-of-figures.ts';
import { type Loan, plainLoan } from './loan.ts';
import { reckonLoan } from './reckon-loan.ts';

const loan: Loan = { ...plainLoan, principal: '998800', ratePercent: '7.85', months: 60 };
const fee = (amount: string) => ({ kind: 'fee', amount, month: 0, isFinanced: false }) as const;

it.each<[string, Partial<Loan>, string[]]>([
  ['a usual loan', {}, []],
  ['equal shares of the principal', { repayment: 'equal-principal' }, []],
  [
    'a high rate over a short term',
    { ratePercent: '54', months: 12, taxesOnInterestPercent: ['5', '15'] },
    [],
  ],
  ['a cent that grows beyond all measure', { ratePercent: '100', months: 240 }, ['rate never-repays']],
  [
    'the same in advance, to a purchase option',
    { ratePercent: '200', months: 240, timing: 'advance', balloon: '0.01', taxesOnInterestPercent: ['15'] },
    ['rate never-repays'],
  ],
  [
    'a balloon so near the principal that a long month costs more than an instalment',
    { dayCount: 'ACT/365', balloon: '998000' },
    ['balloon below-interest'],
  ],
  ['the same by months of equal length', { balloon: '998000' }, []],
  [
    'a rate that a level instalment only just repays',
    { dayCount: 'ACT/360', ratePercent: '90' },
    ['rate below-interest'],
  ],
  ['capitalised grace', { dayCount: 'ACT/360', graceMonths: 6, graceInterest: 'capitalised' }, []],
  ['fees that take all', { charges: [fee('998800')] }, ['fees nothing-left']],
])('%s', (_what, changes, faults) => {
  const found = faultsOfFigures(reckonLoan({ ...loan, ...changes }));
  expect(found.map(({ path, fault }) => `${path} ${fault}`)).toEqual(faults);
});
