import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-kit/router';
import type { ListingState, useListing } from './use-listing.ts';

/** What changes the list from inside the sheet goes with it: it becomes the sheet's entry, and the sheet stays. */
export const inSheet = {
  replace: true,
  preventScrollReset: true,
  state: { inSheet: true } satisfies ListingState,
} as const;

/**
 * The sheet of filters has an entry of its own in the history, so that a telephone's Back closes it. What was chosen
 * in it stays, as one step to go back over.
 */
export function useFilterSheet({ here, search, goTo }: ReturnType<typeof useListing>) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  /** What was listed before, and in the sheet's own entry; `now` is `null` until that entry is there. */
  const entry = useRef<{ before: string; now: string | null } | null>(null);
  const isThere = here.state?.inSheet === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is what the key tells
  useEffect(() => {
    const left = entry.current;
    if (!left) return;
    if (isThere) {
      left.now = here.search;
    } else if (left.now !== null) {
      setOpen(false);
      entry.current = null;
      if (left.now !== here.search) goTo(left.now);
    }
  }, [here.key]);

  return {
    isOpen,
    open() {
      setOpen(true);
      entry.current = { before: search, now: null };
      goTo(search, { state: inSheet.state });
    },
    close() {
      // Where nothing was chosen, nothing is left to go back over.
      const isIdle = isThere && entry.current?.before === search;
      setOpen(false);
      entry.current = null;
      if (isIdle) void navigate(-1);
      else goTo(search, { replace: true });
    },
  };
}
