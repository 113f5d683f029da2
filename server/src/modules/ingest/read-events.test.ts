import { describe, expect, it } from '@jest/globals';
import { readEvents } from './read-events.ts';

const now = new Date('2026-05-04T10:00:00Z');
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('plain events', () => {
  it.each([
    ['name only', { name: 'opened' }, { name: 'opened', properties: {}, occurredAt: now }],
    [
      'all three',
      { name: ' opened ', properties: { at: 2 }, timestamp: '2026-05-04T12:59:00+03:00' },
      { name: 'opened', properties: { at: 2 }, occurredAt: new Date('2026-05-04T09:59:00Z') },
    ],
    [
      'milliseconds',
      { name: 'opened', timestamp: now.getTime() - 1000 },
      { name: 'opened', properties: {}, occurredAt: new Date('2026-05-04T09:59:59Z') },
    ],
    [
      'a clock that is ahead',
      { name: 'opened', timestamp: '2031-01-01T00:00:00Z' },
      { name: 'opened', properties: {}, occurredAt: now },
    ],
    [
      'text that the database could not hold',
      { name: 'a\0b', properties: { 'k\0': 'half \ud83d' } },
      { name: 'ab', properties: { k: 'half \ufffd' }, occurredAt: now },
    ],
  ])('%s', (_what, body, event) => {
    expect(readEvents(body, 'plain', now)).toEqual([event]);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no name', { properties: {} }],
    ['an empty name', { name: ' \0' }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['properties that are none', { name: 'a', properties: 'b' }],
    ['properties in a list', { name: 'a', properties: [1] }],
    ['no date', { name: 'a', timestamp: 'yesterday' }],
    ['no point in time', { name: 'a', timestamp: 1e30 }],
    ['too deep', { name: 'a', properties: nested(30) }],
  ])('refuses %s', (_what, body) => {
    expect(() => readEvents(body, 'plain', now)).toThrow(
      expect.objectContaining({ code: 'request.body-invalid' }),
    );
  });
});

describe('events of the analytics client', () => {
  const one = { event: '$pageview', properties: { token: 'key', distinct_id: 'd' }, offset: 2000 };
  const read = {
    name: '$pageview',
    properties: { token: 'key', distinct_id: 'd' },
    occurredAt: new Date('2026-05-04T09:59:58Z'),
  };

  it.each([
    ['one', one, [read]],
    ['several', [one, one], [read, read]],
    ['a batch', { api_key: 'key', batch: [one] }, [read]],
    ['none', [], []],
  ])('%s', (_what, body, events) => {
    expect(readEvents(body, 'client', now)).toEqual(events);
  });

  it('keeps what stands beside the properties', () => {
    const [event] = readEvents(
      { event: '$identify', distinct_id: 'u', $set: { email: 'a@b.example' }, $set_once: { first: 1 } },
      'client',
      now,
    );
    expect(event?.properties).toEqual({
      distinct_id: 'u',
      $set: { email: 'a@b.example' },
      $set_once: { first: 1 },
    });
  });

  it.each([
    ['a plain event', { name: 'opened' }],
    ['one bad among good', [one, { event: 5 }]],
    ['too many', Array(201).fill(one)],
    ['a batch of too many', { batch: Array(201).fill(one) }],
  ])('refuses %s', (_what, body) => {
    expect(() => readEvents(body, 'client', now)).toThrow(
      expect.objectContaining({ code: 'request.body-invalid' }),
    );
  });
});
