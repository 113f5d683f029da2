import { describe, expect, it } from '@jest/globals';
import { advanceInCents, guaranteeFaults } from './advance-guarantee.ts';
import type { OfferInput } from './offer-input.ts';
import type { MilestoneEvent } from './quote-terms.ts';

const share = (event: MilestoneEvent, percent: string) => ({ event, percent, days: null, note: '' });

it.each<[string, ReturnType<typeof share>[], bigint]>([
  ['the whole without milestones', [], 100_000n],
  ['the shares before the goods leave', [share('order', '30'), share('shipment', '70')], 30_000n],
  [
    'each of those shares',
    [
      share('order', '10'),
      share('drawing-approval', '20'),
      share('before-shipment', '30'),
      share('delivery', '40'),
    ],
    60_000n,
  ],
  ['nothing if all is due later', [share('delivery', '100')], 0n],
  ['the whole if all is due before', [share('order', '33.33'), share('before-shipment', '66.67')], 100_000n],
])('an advance is %s', (_what, milestones, expected) => {
  expect(advanceInCents('1000.00', milestones)).toBe(expected);
});

it('rounds each instalment of an advance, and the last takes the rest', () => {
  const thirds = [share('order', '33.33'), share('before-shipment', '33.34'), share('delivery', '33.33')];
  expect(advanceInCents('0.05', thirds)).toBe(4n);
});

describe('a guarantee', () => {
  const whole = { issuer: 'Poyraz Bankası', amount: '300.00', until: '2027-03-31' };
  const faultsOf = (
    change: Partial<NonNullable<OfferInput['advanceGuarantee']>>,
    total: string | null = '1000.00',
  ) =>
    guaranteeFaults(
      {
        advanceGuarantee: { ...whole, ...change },
        milestones: [share('order', '30'), share('shipment', '70')],
      },
      { total, today: '2026-11-26' },
    ).map(({ path, fault }) => `${path} ${fault}`);

  it.each([
    ['whole', {}, []],
    ['without an issuer', { issuer: '' }, ['advanceGuarantee.issuer required']],
    ['without an amount', { amount: null }, ['advanceGuarantee.amount required']],
    ['of nothing', { amount: '0.00' }, ['advanceGuarantee.amount not-positive']],
    ['of a cent', { amount: '0.01' }, []],
    ['of a cent above the advance', { amount: '300.01' }, ['advanceGuarantee.amount above-advance']],
    ['without a last day', { until: null }, ['advanceGuarantee.until required']],
    ['until today', { until: '2026-11-26' }, ['advanceGuarantee.until not-ahead']],
    ['until tomorrow', { until: '2026-11-27' }, []],
  ])('%s', (_what, change, expected) => {
    expect(faultsOf(change)).toEqual(expected);
  });

  it('isn’t compared with an advance that isn’t known yet', () => {
    expect(faultsOf({ amount: '5000' }, null)).toEqual([]);
  });

  it('may be missing', () => {
    expect(guaranteeFaults({ milestones: [] }, { total: '1.00', today: '2026-11-26' })).toEqual([]);
  });
});
