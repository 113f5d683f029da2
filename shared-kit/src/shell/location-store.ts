import { useEffect } from 'react';
import type { CountryAnswer } from 'shared-kit/contract';
import { create } from 'zustand';
import { api } from './api-client.ts';

/** The visitor's assumed country; `null` while unknown or if it can't be found. */
export const locationStore = create<{ location: CountryAnswer | null }>(() => ({ location: null }));

let asked: Promise<void> | null = null;

/** Asks once per page, only in the browser. After a failure the location stays unknown. */
function fetchLocation(): Promise<void> {
  asked ??= api
    .get<CountryAnswer>('/api/what-is-my-country')
    .then((location) => locationStore.setState({ location }))
    .catch(() => undefined);
  return asked;
}

/** The visitor's location for the whole app. The first use asks for it. */
export function useVisitorLocation(): CountryAnswer | null {
  useEffect(() => void fetchLocation(), []);
  return locationStore((state) => state.location);
}
