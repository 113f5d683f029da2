import { useEffect } from 'react';
import { type CountryAnswer, pricingCountry } from 'shared-kit/contract/pricing-country';
import { create } from 'zustand';
import { call } from './call.ts';

/** The visitor's assumed country; `null` while unknown or if it can't be found. */
export const locationStore = create<{ location: CountryAnswer | null }>(() => ({ location: null }));

let asked: Promise<void> | null = null;

/** Asks once per page, only in the browser. After a failure the location stays unknown. */
function fetchLocation(): Promise<void> {
  asked ??= call(pricingCountry.read)
    .then((location) => locationStore.setState({ location }))
    .catch(() => undefined);
  return asked;
}

/** The visitor's location for the whole app. The first use asks for it. */
export function useVisitorLocation(): CountryAnswer | null {
  useEffect(() => void fetchLocation(), []);
  return locationStore((state) => state.location);
}
