import { useEffect, useRef } from 'react';
import { useSession } from 'shared-kit/shell';
import { useAddToCart } from './use-add-to-cart.ts';
import { takeWishes } from './waiting-wishes.ts';

/** After signing in, adds what the visitor had put into the cart before. */
export function useWaitingWishes(): void {
  const isSignedIn = useSession() !== null;
  const { add } = useAddToCart();
  const newest = useRef(add);
  newest.current = add;
  useEffect(() => {
    // Only in the visible tab: two tabs would add everything twice.
    if (!isSignedIn || document.visibilityState === 'hidden') return;
    const addAll = async () => {
      for (const wanted of takeWishes()) await newest.current(wanted);
    };
    void addAll();
  }, [isSignedIn]);
}
