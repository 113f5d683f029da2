import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-kit/router';
import type { ListingState, useListing } from './use-listing.ts';

/**
 * Navigation options for changes made inside the sheet: they replace the sheet's history entry, and the sheet stays
 * open.
 */
export const inSheet = {
  replace: true,
  preventScrollReset: true,
  state: { inSheet: true } satisfies ListingState,
} as const;

/**
 * The filter sheet has its own history entry, so that Back on a phone closes it. Choices made in it stay, as one
 * history entry.
 */
export function useFilterSheet({ here, search, goTo }: ReturnType<typeof useListing>) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  /** The listing before, and the one in the sheet's entry; `now` is `null` until that entry exists. */
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
      // If nothing was chosen, the sheet's entry is removed by going back.
      const isIdle = isThere && entry.current?.before === search;
      setOpen(false);
      entry.current = null;
      if (isIdle) void navigate(-1);
      else goTo(search, { replace: true });
    },
  };
}
