import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '../db/index.ts';
import { AppError } from '../http/index.ts';
import { testDatabase } from '../testing/test-database.ts';
import { forgetOldKeys, takeEffectOnce } from './index.ts';

describe('take effect once', () => {
  const database = testDatabase();
  const now = new Date('2026-06-01T12:00:00Z');
  const userId = newId();
  let key = '';
  let effects = 0;
  beforeEach(() => {
    key = newId();
    effects = 0;
  });

  type Change = { key?: string | undefined; userId?: string; url?: string; body?: unknown; at?: Date };
  const ask = (change: Change = {}, work = async () => ({ effect: ++effects })) => {
    const headers = { 'idempotency-key': 'key' in change ? change.key : key };
    const routeOptions = { method: 'POST', url: change.url ?? '/api/orders' };
    const request = { headers, routeOptions, params: {} };
    const { body = { quantity: 1 }, at = now } = change;
    return takeEffectOnce({ db: database.db, userId: change.userId ?? userId, request, body, now: at }, work);
  };
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );

  it('answers again what it answered first', async () => {
    expect(await ask()).toEqual({ effect: 1 });
    expect(await ask()).toEqual({ effect: 1 });
    expect(effects).toBe(1);
  });

  it('has one effect where equal requests come at once', async () => {
    const slow = async () => {
      await new Promise((done) => setTimeout(done, 20));
      return { effect: ++effects };
    };
    const answers = await Promise.all([ask({}, slow), ask({}, slow), ask({}, slow)]);
    expect(answers).toEqual([{ effect: 1 }, { effect: 1 }, { effect: 1 }]);
    expect(effects).toBe(1);
  });

  describe('the same key', () => {
    it.each([
      ['with another body', { body: { quantity: 2 } }],
      ['at another endpoint', { url: '/api/quotes' }],
    ])('%s is refused', async (_what, change) => {
      await ask();
      expect(await codeOf(ask(change))).toBe('idempotency.key-reused');
      expect(effects).toBe(1);
    });

    it('of another person is another key', async () => {
      await ask();
      expect(await ask({ userId: newId() })).toEqual({ effect: 2 });
    });
  });

  it.each([
    ['no key', undefined, 'idempotency.key-missing'],
    ['an empty one', '', 'idempotency.key-missing'],
    ['a short one', 'abc', 'request.parameter-invalid'],
    ['a long one', 'k'.repeat(201), 'request.parameter-invalid'],
    ['one with a space', 'two words here', 'request.parameter-invalid'],
  ])('refuses %s', async (_what, given, code) => {
    expect(await codeOf(ask({ key: given }))).toBe(code);
  });

  it('keeps no trace of work that failed', async () => {
    const failing = async () => {
      throw new AppError('cart.full');
    };
    expect(await codeOf(ask({}, failing))).toBe('cart.full');
    expect(await ask()).toEqual({ effect: 1 });
  });

  it('lets one of two do the work when the other fails at it', async () => {
    let tries = 0;
    const failingFirst = async () => {
      tries += 1;
      if (tries === 1) throw new AppError('cart.full');
      return { effect: ++effects };
    };
    const outcomes = await Promise.all([codeOf(ask({}, failingFirst)), codeOf(ask({}, failingFirst))]);
    expect(outcomes.toSorted()).toEqual(['cart.full', null]);
  });

  it('forgets keys after a day', async () => {
    await ask();
    expect(await forgetOldKeys(database.db, new Date(now.getTime() + 23 * 3_600_000))).toBe(0);
    expect(await forgetOldKeys(database.db, new Date(now.getTime() + 25 * 3_600_000))).toBeGreaterThan(0);
    expect(await ask()).toEqual({ effect: 2 });
  });
});
