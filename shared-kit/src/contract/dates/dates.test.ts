import { describe, expect, it } from '@jest/globals';
import { type DateFieldName, dateField, dateFieldNames } from './date-fields.ts';
import { dayRange, orderFault, rangeFault, takesDay } from './day-fault.ts';

const today = '2026-06-15';
const dayFrom = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

describe.each(dateFieldNames)('%s', (name) => {
  const { first, last } = dayRange(name, today);

  it('has two ends, in order', () => expect(first < last).toBe(true));

  it.each([
    ['its first day', first, true],
    ['its last day', last, true],
    ['the day before', dayFrom(first, -1), false],
    ['the day after', dayFrom(last, 1), false],
    ['the calendar’s first day', '0001-01-01', false],
    ['the last day of four digits', '9999-12-31', false],
  ])('takes or refuses %s', (_what, day, isTaken) => {
    expect(rangeFault(name, day, today) === null).toBe(isTaken);
    expect(takesDay(name, day, today)).toBe(isTaken);
  });

  it('tells its order by the day that the table names', () => {
    const { notBefore, notAfter } = dateField(name);
    for (const [rule, wrong] of [
      [notBefore, -1],
      [notAfter, 1],
    ] as const) {
      if (!rule) continue;
      const beside = { [rule.day]: today };
      expect(orderFault(name, today, beside)).toBeNull();
      expect(orderFault(name, dayFrom(today, wrong), beside)).toBe(rule.fault);
      expect(orderFault(name, dayFrom(today, wrong), { [rule.day]: null })).toBeNull();
    }
  });
});

it.each<[DateFieldName, string, string]>([
  ['request.replyBy', '2026-06-14', 'in-the-past'],
  ['payment.paidOn', '2026-06-16', 'in-the-future'],
  ['payment.paidOn', '2001-01-01', 'too-early'],
  ['bank-offer.drawdownOn', '9999-12-31', 'too-far'],
])('%s says of %s that it is %s', (name, day, fault) => expect(rangeFault(name, day, today)).toBe(fault));

it.each(['', '2026-6-15', '15 Jun 2026', 'soon'])('takes no text that is no ISO day: “%s”', (text) =>
  expect(takesDay('request.replyBy', text, today)).toBe(false),
);
