import { expect, it } from '@jest/globals';
import { newRequestEntries, requestEntriesOf, requestTermsOf } from './request-entries.ts';

const request = {
  deliveryCountry: 'TR',
  deliveryPlace: 'Uşak',
  incoterm: { rule: 'DAP', place: 'Uşak' },
  replyBy: '2026-12-01T00:00:00.000Z',
  note: 'Two shifts',
} as const;

it('names the last day for a reply, which ends where the next one begins', () => {
  expect(requestEntriesOf(request).replyBy).toBe('2026-11-30');
});

it('is the same request again, but for the instant that its day ends at', () => {
  expect(requestTermsOf(requestEntriesOf(request))).toEqual({ ...request, replyBy: '2026-11-30' });
});

it.each([
  ['no wish', '', null],
  ['a term that there is not', 'XYZ', null],
  ['a wish', 'FOB', { rule: 'FOB', place: 'Mersin' }],
])('with %s has this delivery term', (_what, rule, incoterm) => {
  const entries = { ...newRequestEntries(null), rule, incotermPlace: ' Mersin ' };
  expect(requestTermsOf(entries).incoterm).toEqual(incoterm);
});
