import { describe, expect, it } from '@jest/globals';
import { firstEntries, type RateEntries, type RateField, readRate } from './rate-entries.ts';

const now = new Date('2026-11-23T10:00:00Z');
const entries: RateEntries = { ...firstEntries(now), ratePercent: '7,85', feePercent: '1' };

describe('a rate', () => {
  it('is read with a comma or a point', () => {
    expect(readRate(entries, now, 'en').rate).toEqual({
      product: 'term-loan',
      currency: 'USD',
      ratePercent: '7.85',
      feePercent: '1',
      termMonthsFrom: 12,
      termMonthsTo: 60,
      downPaymentPercent: '20',
      validUntil: '2027-02-21',
    });
    expect(readRate({ ...entries, ratePercent: '7.85' }, now, 'en').rate?.ratePercent).toBe('7.85');
  });

  it.each<[Partial<RateEntries>, RateField[]]>([
    [{ ratePercent: '' }, ['ratePercent']],
    [{ ratePercent: '200.5' }, ['ratePercent']],
    [{ feePercent: '-1' }, ['feePercent']],
    [{ termMonthsFrom: '0' }, ['termMonthsFrom']],
    [{ termMonthsTo: '241' }, ['termMonthsTo']],
    [{ termMonthsFrom: '60', termMonthsTo: '12' }, ['termMonthsTo']],
    [{ downPaymentPercent: '100' }, ['downPaymentPercent']],
    [{ validUntil: '2026-11-22' }, ['validUntil']],
    [{ validUntil: '2027-02-22' }, ['validUntil']],
    [{ validUntil: '' }, ['validUntil']],
  ])('with %j names its faults', (changes, faults) => {
    expect(readRate({ ...entries, ...changes }, now, 'en')).toEqual({ rate: null, faults });
  });
});
