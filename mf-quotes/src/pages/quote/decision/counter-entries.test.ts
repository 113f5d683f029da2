import { describe, expect, it } from '@jest/globals';
import { quoteDetail } from '../testing/quote-detail.ts';
import { type CounterEntries, readCounter } from './counter-entries.ts';

describe('a counter-offer', () => {
  const { versions } = quoteDetail();
  const version = versions[0];
  if (!version) throw new Error('The test quote has no version.');
  const nothing: CounterEntries = { lines: {}, targetTotal: '', text: '' };
  const read = (change: Partial<CounterEntries>) => readCounter(version, { ...nothing, ...change });

  it('has only the lines where something was entered', () => {
    expect(read({ lines: { loom: { quantity: '8', unitPrice: '', terms: ' ' } } })).toEqual({
      body: {
        versionId: version.id,
        targetTotal: null,
        lines: [{ key: 'loom', quantity: 8, unitPrice: null, terms: '' }],
        text: '',
      },
    });
  });

  it.each<[string, Partial<CounterEntries>, object]>([
    ['nothing was entered', {}, { field: 'total', reason: 'nothing' }],
    ['the total is no amount', { targetTotal: 'less' }, { field: 'total', reason: 'amount' }],
    [
      'a quantity is no number',
      { lines: { loom: { quantity: '0', unitPrice: '', terms: '' } } },
      { field: 'loom-quantity', reason: 'quantity' },
    ],
    [
      'a price is no amount',
      { lines: { loom: { quantity: '', unitPrice: '1.2.3', terms: '' } } },
      { field: 'loom-price', reason: 'amount' },
    ],
  ])('is not sent where %s', (_what, change, fault) => {
    expect(read(change)).toEqual({ faults: [fault] });
  });
});
