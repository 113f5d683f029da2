import { expect, it } from '@jest/globals';
import type { Seen } from 'shared-kit/contract/binding';
import type { Tx } from '../db/index.ts';
import { lifeCycle } from './life-cycle.ts';

type Door = { state: 'open' | 'shut'; done: string[] };
type Made = Readonly<{ by: 'guest' | 'host'; seen?: Seen }>;

const table = {
  open: { who: 'host', binding: false, from: 'shut' },
  shut: { who: 'host', binding: false, from: 'open' },
  lock: { who: 'guest', binding: true, from: 'shut' },
  'lock-at-night': { who: 'system', binding: true, from: 'shut' },
} as const;

const read: Seen = { version: 'shut', sum: null };
const tx = {} as Tx;
const door = (state: Door['state'] = 'shut'): Door => ({ state, done: [] });

const life = lifeCycle<Door, keyof typeof table, Made>({
  table,
  refusal: (it, move, { by }) => {
    const { who, from } = table[move];
    if (who !== 'system' && who !== by) return 'access.forbidden';
    return from === it.state ? null : 'quote.state-moved';
  },
  atStake: ({ state }) => ({ version: state, sum: null }),
  write: async (_tx, it, move) => void it.done.push(`${move} written`),
  follow: async (_tx, it, move) => void it.done.push(`${move} followed`),
});

it('writes a move, and then does what follows', async () => {
  const it = door();
  await life.take(tx, it, 'open', { by: 'host' });
  expect(it.done).toEqual(['open written', 'open followed']);
});

it.each<[string, Door['state'], keyof typeof table, Made, string]>([
  ['that the state forbids', 'open', 'open', { by: 'host' }, 'quote.state-moved'],
  ['of another side', 'shut', 'open', { by: 'guest' }, 'access.forbidden'],
  [
    'about something else',
    'shut',
    'lock',
    { by: 'guest', seen: { ...read, version: 'open' } },
    'binding.moved',
  ],
])('refuses a move %s, and writes nothing', async (_what, state, move, made, code) => {
  const it = door(state);
  await expect(life.take(tx, it, move, made)).rejects.toMatchObject({ code });
  expect(it.done).toEqual([]);
});

it('asks people what they read before a binding move, and the market not', async () => {
  const it = door();
  await expect(life.take(tx, it, 'lock', { by: 'guest' })).rejects.toThrow('needs what was read');
  expect(it.done).toEqual([]);
  await life.take(tx, it, 'lock', { by: 'guest', seen: read });
  await life.take(tx, it, 'lock-at-night', { by: 'guest' });
  expect(it.done).toHaveLength(4);
});

it.each<[string, Door['state'], Made['by'], string]>([
  ['the possible one', 'shut', 'host', 'open'],
  ['the possible one of another state', 'open', 'host', 'shut'],
  ['this side’s, if none is possible', 'open', 'guest', 'lock'],
])('of several moves means %s', (_which, state, by, meant) => {
  expect(life.meant(door(state), ['open', 'shut', 'lock'], { by })).toBe(meant);
});

it('means the first where no move is this side’s', () => {
  expect(life.meant(door(), ['open', 'shut'], { by: 'guest' })).toBe('open');
});
