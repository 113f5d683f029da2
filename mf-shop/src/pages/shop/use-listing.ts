import { useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'shared-kit/router';
import { useAskedFrom } from '../../navigation/use-asked-from.ts';
import { type ListingAddress, listingSearch, readListing } from './listing-address.ts';
import { asRead } from './listing-changes.ts';

type Change = (address: ListingAddress) => ListingAddress;
export type ListingState = Readonly<{
  startedOver?: boolean;
  /** The question in whose place the address searches the nearest spelling. */
  correctedFrom?: string;
  /** Continue at the top of the list. */
  turnedPage?: boolean;
  /** The filter sheet is open over the list. */
  inSheet?: boolean;
}> | null;

/**
 * The address is the state. Until the router has arrived, the requested address counts: a click shows at once, and the
 * next click builds on it.
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
  const goTo = (next: string, options: NavigateOptions = {}) => {
    setAsked(next);
    void navigate({ pathname: here.pathname, search: next }, { preventScrollReset: true, ...options });
  };
  const go = (next: ListingAddress, options: NavigateOptions) => {
    newest.current = next;
    goTo(listingSearch(next), options);
  };
  return {
    here: { ...here, state: here.state as ListingState },
    search,
    address,
    key: coming.key,
    state: coming.state as ListingState,
    goTo,
    change: (change: Change, options: NavigateOptions = {}) => go(change(newest.current), options),
    /** Replaces a question by the filters that it was read as. */
    showRead: (reading: Readonly<Record<string, string>>, correctedFrom: string | null) =>
      go(asRead(newest.current, reading), {
        replace: true,
        state: correctedFrom === null ? here.state : { ...here.state, correctedFrom },
      }),
    /** Replaces an address whose cursor the API refuses, and tells the visitor once. */
    startOver: () => go({ ...newest.current, cursor: null }, { replace: true, state: { startedOver: true } }),
  };
}
