import { useEffect, useRef } from 'react';
import { useSession } from 'shared-kit/shell';
import { useAddToCart } from './use-add-to-cart.ts';
import { takeWishes } from './waiting-wishes.ts';

/** Puts into the cart what its owner wanted before they had signed in. */
export function useWaitingWishes(): void {
  const isSignedIn = useSession() !== null;
  const { add } = useAddToCart();
  const newest = useRef(add);
  newest.current = add;
  useEffect(() => {
    // Only the tab that is looked at: two of them would add it twice.
    if (!isSignedIn || document.visibilityState === 'hidden') return;
    const addAll = async () => {
      for (const wanted of takeWishes()) await newest.current(wanted);
    };
    void addAll();
  }, [isSignedIn]);
}
