import { useEffect } from 'react';
import { cart } from 'shared-kit/contract/cart';
import { create } from 'zustand';
import { call } from './call.ts';
import { keepCurrent } from './live-news.ts';
import { newestAnswer } from './newest-answer.ts';
import { useSession } from './session-store.ts';
import { tabNews } from './tab-news.ts';

/** Number of lines in the visitor's cart; `null` while unknown or signed out. */
const cartStore = create<{ count: number | null }>(() => ({ count: null }));

const news = tabNews('tezgah-cart');
const ask = newestAnswer(cartStore.setState);

/** Call it after changing the cart, with the count from the server's answer. Other tabs then ask for theirs. */
export function noteCart(count: number): void {
  seeCart(count);
  news.tell();
}

/** Call it after reading the cart; other tabs need not know. */
export const seeCart = (count: number | null): void => ask()({ count });

/** Listens for cart changes in other tabs. Returns a function that stops listening. */
export const onCartOfOtherTabs = news.listen;

/** A failure keeps the old count: the count is a convenience, and the cart page shows the error. */
const fetchCount = (): Promise<void> =>
  call(cart.count)
    .catch(() => null)
    .then(ask());

/** The cart count for the whole app, kept right across tabs and, by live news, across devices. */
export function useCartCount(): number | null {
  const userId = useSession()?.secure.id;
  useEffect(() => {
    seeCart(null);
    if (!userId) return;
    const stop = keepCurrent('cart', fetchCount);
    const stopTabs = news.listen(() => void fetchCount());
    return () => {
      stop();
      stopTabs();
    };
  }, [userId]);
  return cartStore((state) => state.count);
}
