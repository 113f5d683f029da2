import { useCallback, useEffect, useRef, useState } from 'react';
import { type CartAnswer, cart } from 'shared-kit/contract/cart';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { queries, useQuery } from 'shared-kit/query';
import { ApiError, call, noteCart, onCartOfOtherTabs, useLiveNews, useSession } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { cartQuery } from '../../cart/cart-query.ts';
import { refusal } from '../../cart/refusal.ts';
import { useVisitor, type Visitor } from '../../catalogue/visitor.ts';
import { useText } from '../../text.ts';

type LineChange = BodyOf<typeof cart.changeLineSpec>;
export type Removed = Readonly<{ id: string; title: string }>;

/**
 * The cart and its changes. Each change is answered with the server's new cart, and only that is shown: figures are
 * never guessed. A change resolves to whether it was made.
 */
export function useCart() {
  const t = useText();
  const visitor = useVisitor();
  const { query, isChanging, change } = useCartInStep(visitor);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const ofLine = (id: string) => ({ params: { id }, query: visitor });
  const restore = async ({ id }: Removed) => {
    setRemoved((current) => (current?.id === id ? null : current));
    await change(() => call(cart.restoreLine, ofLine(id)));
  };
  const remove = async (line: Removed) => {
    if (!(await change(() => call(cart.removeLine, ofLine(line.id))))) return;
    setRemoved(line);
    const undo = { label: t('cart.undo'), onSelect: () => void restore(line) };
    toasts.show({ text: t('cart.removed', { product: line.title }), action: undo });
  };
  return {
    query,
    isChanging,
    removed,
    forgetRemoved: () => setRemoved(null),
    change: (id: string, body: LineChange) => change(() => call(cart.changeLine, { ...ofLine(id), body })),
    remove,
    restore,
  };
}

/** Keeps the cart in step with other tabs and devices. Changes elsewhere during a change here are fetched after it. */
function useCartInStep(visitor: Visitor) {
  const t = useText();
  const userId = useSession()?.secure.id ?? null;
  const options = cartQuery(userId, visitor);
  const query = useQuery(options);
  const { refetch } = query;
  const [changing, setChanging] = useState(0);
  const underWay = useRef(0);
  const isMissed = useRef(false);
  const look = useCallback(() => {
    isMissed.current = underWay.current > 0;
    if (!isMissed.current) void refetch();
  }, [refetch]);
  useEffect(() => whenOthersMayHaveChangedIt(look), [look]);
  useLiveNews('cart', look);

  const change = async (ask: () => Promise<CartAnswer>): Promise<boolean> => {
    underWay.current += 1;
    setChanging((count) => count + 1);
    try {
      const cart = await ask();
      // A pending read may be older than this change and would undo it on screen.
      await queries.cancelQueries({ queryKey: options.queryKey });
      queries.setQueryData(options.queryKey, cart);
      noteCart(cart.count);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'auth.signed-out'))
        toasts.show({ text: refusal(error, t), tone: 'danger' });
      void refetch();
      return false;
    } finally {
      underWay.current -= 1;
      setChanging((count) => count - 1);
      if (isMissed.current) look();
    }
  };
  return { query, isChanging: changing > 0, change };
}

/** Listens to other tabs. Changes on other devices while this tab was hidden are fetched when the visitor returns. */
function whenOthersMayHaveChangedIt(listener: () => void): () => void {
  const stop = onCartOfOtherTabs(listener);
  const onReturn = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onReturn);
  };
}

export type CartActions = Pick<ReturnType<typeof useCart>, 'change' | 'remove'>;
