import { describe, expect, it } from '@jest/globals';
import { dayInput } from 'shared-kit/contract/dates';
import * as z from 'zod';
import type { AppError } from './app-error.ts';
import { dates, refuseWrongDays } from './read-days.ts';

const today = '2026-06-15';
const replyBy = dayInput('request.replyBy');
const schema = z.object({
  top: z.nullable(replyBy),
  deep: z.optional(z.object({ list: z.array(z.object({ replyBy: z.optional(replyBy) })) })),
  each: z.optional(z.record(z.string(), replyBy)),
  either: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('fixed') }),
      z.object({ kind: z.literal('until'), until: replyBy }),
    ]),
  ),
  draft: z.optional(dayInput('offer.validUntil')),
  validFrom: z.optional(dayInput('price-list.validFrom')),
  validUntil: z.optional(z.nullable(dayInput('price-list.validUntil'))),
});

const faultsOf = (input: z.input<typeof schema>): unknown => {
  try {
    refuseWrongDays(schema, input, { code: 'request.body-invalid', today });
    return null;
  } catch (error) {
    return (error as AppError).errors;
  }
};

describe('dates of an input', () => {
  it.each<[string, z.input<typeof schema>, string, string]>([
    ['at its top', { top: '9999-12-31' }, 'top', 'too-far'],
    [
      'in a list',
      { top: null, deep: { list: [{}, { replyBy: '2026-06-14' }] } },
      'deep.list.1.replyBy',
      'in-the-past',
    ],
    ['in a record', { top: null, each: { a: today, b: '2999-01-01' } }, 'each.b', 'too-far'],
    [
      'in one of two shapes',
      { top: null, either: { kind: 'until', until: '0001-01-01' } },
      'either.until',
      'in-the-past',
    ],
    [
      'before the one beside it',
      { top: null, validFrom: '2026-05-02', validUntil: '2026-05-01' },
      'validUntil',
      'before-start',
    ],
  ])('are refused with their place: %s', (_what, input, name, reason) => {
    expect(faultsOf(input)).toEqual([{ name, reason }]);
  });

  it.each<[string, z.input<typeof schema>]>([
    ['at both ends of their range', { top: today, deep: { list: [{ replyBy: '2027-06-15' }] } }],
    ['left out', { top: null, validUntil: null }],
    ['in the shape without one', { top: null, either: { kind: 'fixed' } }],
    ['of a draft, which sending checks', { top: null, draft: '9999-12-31' }],
    ['in order', { top: null, validFrom: '2026-05-01', validUntil: '2026-05-01' }],
  ])('are taken %s', (_what, input) => expect(faultsOf(input)).toBeNull());

  it('are found wherever a schema takes one', () => {
    const found = dates.placesOf(schema).map(({ path, mark }) => [path.join('.'), mark]);
    expect(found).toEqual([
      ['top', 'request.replyBy'],
      ['deep.list.*.replyBy', 'request.replyBy'],
      ['each.*', 'request.replyBy'],
      ['either.until', 'request.replyBy'],
      ['draft', 'offer.validUntil'],
      ['validFrom', 'price-list.validFrom'],
      ['validUntil', 'price-list.validUntil'],
    ]);
  });
});
