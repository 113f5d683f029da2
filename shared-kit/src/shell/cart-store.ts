import { useEffect } from 'react';
import type { CartCountAnswer } from 'shared-kit/contract';
import { create } from 'zustand';
import { api } from './api-client.ts';
import { onLiveNews } from './live-news.ts';
import { useSession } from './session-store.ts';
import { tabNews } from './tab-news.ts';

/** How many lines the visitor's cart has; `null` until it is known, and for who is signed out. */
const cartStore = create<{ count: number | null }>(() => ({ count: null }));

const news = tabNews('tezgah-cart');

/** To be told by whoever changed the cart, with what the server said; other tabs then ask for themselves. */
export function noteCart(count: number): void {
  cartStore.setState({ count });
  news.tell();
}

/** The cart was read anew and this is what it has; nobody else needs to know. */
export const seeCart = (count: number): void => cartStore.setState({ count });

/** Another tab changed the cart. Answers how to stop listening. */
export const onCartOfOtherTabs = news.listen;

/** A failure leaves the count as it was: it is a convenience, and the cart's page says what is wrong. */
const fetchCount = (): Promise<void> =>
  api
    .get<CartCountAnswer>('/api/cart/count')
    .then(({ count }) => seeCart(count))
    .catch(() => undefined);

/** The count for the whole app: kept right across tabs, and across devices by live news. */
export function useCartCount(): number | null {
  const userId = useSession()?.secure.id;
  useEffect(() => {
    cartStore.setState({ count: null });
    if (!userId) return;
    void fetchCount();
    const stop = news.listen(() => void fetchCount());
    const stopLive = onLiveNews(({ topic }) => {
      if (topic === 'cart' || topic === 'all') void fetchCount();
    });
    const onReturn = () => document.visibilityState === 'visible' && void fetchCount();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stop();
      stopLive();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [userId]);
  return cartStore((state) => state.count);
}
