import { afterEach, expect, it } from '@jest/globals';
import { testSession } from 'shared-kit/testing';
import { keepCurrent, passOnLiveNews } from './live-news.ts';
import { sessionStore } from './session-store.ts';

afterEach(() => sessionStore.setState({ session: null }));

it('asks at once, and at news of its topic or of any', () => {
  sessionStore.setState({ session: testSession });
  let asked = 0;
  const stop = keepCurrent('cart', () => asked++);
  expect(asked).toBe(1);
  passOnLiveNews({ topic: 'cart' });
  passOnLiveNews({ topic: 'all' });
  passOnLiveNews({ topic: 'inbox' });
  expect(asked).toBe(3);
  stop();
  passOnLiveNews({ topic: 'cart' });
  expect(asked).toBe(3);
});

it('asks nothing once the session has ended', () => {
  let asked = 0;
  const stop = keepCurrent('cart', () => asked++);
  passOnLiveNews({ topic: 'cart' });
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  expect(asked).toBe(0);
});
