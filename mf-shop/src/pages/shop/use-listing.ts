import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'shared-kit/router';
import { type ListingAddress, listingSearch, readListing } from './listing-address.ts';

type Change = (address: ListingAddress) => ListingAddress;
type ListingState = Readonly<{ startedOver?: boolean; turnedPage?: boolean }> | null;

/**
 * The address is the state. A click shows at once: while the router is still on its way, the address it is
 * heading for counts, and a second click builds on the first.
 */
export function useListing() {
  const here = useLocation();
  const heading = useNavigation().location;
  const { search, state, key } = heading?.pathname === here.pathname ? heading : here;
  const address = useMemo(() => readListing(new URLSearchParams(search)), [search]);
  const newest = useRef(address);
  useEffect(() => {
    newest.current = address;
  }, [address]);

  const navigate = useNavigate();
  const go = (next: ListingAddress, options: { replace?: boolean; state?: ListingState }) => {
    newest.current = next;
    // An empty search has to be said, or a relative address keeps the present one.
    void navigate(
      { pathname: here.pathname, search: listingSearch(next) },
      { preventScrollReset: true, ...options },
    );
  };
  return {
    address,
    key,
    state: state as ListingState,
    change: (change: Change) => go(change(newest.current), {}),
    /** Replaces an address whose cursor the API no longer takes, and says so once. */
    startOver: () => go({ ...newest.current, cursor: null }, { replace: true, state: { startedOver: true } }),
  };
}
