import { describe, expect, it } from '@jest/globals';
import { quoteDetail } from '../testing/quote-detail.ts';
import { type CounterEntries, noEntries, readCounter } from './counter-entries.ts';

describe('a counter-offer', () => {
  const { versions } = quoteDetail();
  const version = versions[0];
  if (!version) throw new Error('The test quote has no version.');
  const read = (change: Partial<CounterEntries>) => readCounter(version, { ...noEntries, ...change }, 'en');

  it('has only the lines where something was entered', () => {
    expect(
      read({ lines: { loom: { quantity: '8', unitPrice: '', isConfirmed: false, terms: ' ' } } }),
    ).toEqual({
      body: {
        versionId: version.id,
        targetTotal: null,
        lines: [{ key: 'loom', quantity: 8, unitPrice: null, terms: '' }],
        text: '',
      },
    });
  });

  it.each([
    ['en', '70,500', '70500'],
    ['tr', '70.500', '70500'],
    ['tr', '70.500,50', '70500.5'],
  ] as const)('on the %s page, %s is sent as %s', (locale, typed, amount) => {
    const lines = { loom: { quantity: '', unitPrice: typed, isConfirmed: true, terms: '' } };
    const sent = readCounter(
      version,
      { ...noEntries, lines, targetTotal: typed, isTotalConfirmed: true },
      locale,
    );
    expect(sent).toMatchObject({ body: { targetTotal: amount, lines: [{ unitPrice: amount }] } });
  });

  it('names the last price beside one that is far from it', () => {
    const lines = { loom: { quantity: '', unitPrice: '70.5', isConfirmed: true, terms: '' } };
    const confirmedAfter = version.lines[0]?.unitPrice;
    expect(read({ lines })).toMatchObject({ body: { lines: [{ unitPrice: '70.5', confirmedAfter }] } });
  });

  it('names the last total beside one that is far from it', () => {
    const totalConfirmedAfter = version.total;
    expect(read({ targetTotal: '70.5', isTotalConfirmed: true })).toMatchObject({
      body: { targetTotal: '70.5', totalConfirmedAfter },
    });
  });

  it.each<[string, Partial<CounterEntries>, object]>([
    ['nothing was entered', {}, { field: 'total', reason: 'nothing' }],
    ['the total is no amount', { targetTotal: 'less' }, { field: 'total', reason: 'amount' }],
    [
      'a quantity is no number',
      { lines: { loom: { quantity: '0', unitPrice: '', isConfirmed: false, terms: '' } } },
      { field: 'loom-quantity', reason: 'quantity' },
    ],
    [
      'a price may mean two things',
      { lines: { loom: { quantity: '', unitPrice: '70.500', isConfirmed: false, terms: '' } } },
      { field: 'loom-price', reason: 'amount' },
    ],
    [
      'a price is far from the last one, and nobody said yes to both',
      { lines: { loom: { quantity: '', unitPrice: '70.5', isConfirmed: false, terms: '' } } },
      { field: 'loom-price', reason: 'unconfirmed' },
    ],
    [
      'a total is far from the last one, and nobody said yes to both',
      { targetTotal: '70.5' },
      { field: 'total', reason: 'unconfirmed' },
    ],
    [
      'a price is no amount',
      { lines: { loom: { quantity: '', unitPrice: '1.2.3', isConfirmed: false, terms: '' } } },
      { field: 'loom-price', reason: 'amount' },
    ],
  ])('is not sent where %s', (_what, change, fault) => {
    expect(read(change)).toEqual({ faults: [fault] });
  });
});
