import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'shared-kit/router';
import { useAskedFrom } from '../../navigation/use-asked-from.ts';
import { type ListingAddress, listingSearch, readListing } from './listing-address.ts';

type Change = (address: ListingAddress) => ListingAddress;
type ListingState = Readonly<{ startedOver?: boolean; turnedPage?: boolean }> | null;

/**
 * The address is the state. A click shows at once: until the router has arrived, the address that was asked for
 * counts, and a second click builds on the first.
 */
export function useListing() {
  const here = useLocation();
  const heading = useNavigation().location;
  const coming = heading?.pathname === here.pathname ? heading : here;
  const [asked, setAsked] = useAskedFrom<string>(here.key);
  const search = asked ?? coming.search;
  const address = useMemo(() => readListing(new URLSearchParams(search)), [search]);
  const newest = useRef(address);
  useEffect(() => {
    newest.current = address;
  }, [address]);

  const navigate = useNavigate();
  const go = (next: ListingAddress, options: { replace?: boolean; state?: ListingState }) => {
    const to = { pathname: here.pathname, search: listingSearch(next) };
    newest.current = next;
    setAsked(to.search);
    void navigate(to, { preventScrollReset: true, ...options });
  };
  return {
    address,
    key: coming.key,
    state: coming.state as ListingState,
    change: (change: Change) => go(change(newest.current), {}),
    /** Replaces an address whose cursor the API no longer takes, and says so once. */
    startOver: () => go({ ...newest.current, cursor: null }, { replace: true, state: { startedOver: true } }),
  };
}
