import { useEffect } from 'react';
import type { CountryAnswer } from 'shared-kit/contract';
import { create } from 'zustand';
import { api } from './api-client.ts';

/** Where the visitor is taken to be; `null` until it is known, and when it can't be. */
export const locationStore = create<{ location: CountryAnswer | null }>(() => ({ location: null }));

let asked: Promise<void> | null = null;

/** Asks once a page, in the browser only. A failure leaves the location unknown. */
function fetchLocation(): Promise<void> {
  asked ??= api
    .get<CountryAnswer>('/api/what-is-my-country')
    .then((location) => locationStore.setState({ location }))
    .catch(() => undefined);
  return asked;
}

/** The visitor's location for the whole app; asks for it when nothing has yet. */
export function useVisitorLocation(): CountryAnswer | null {
  useEffect(() => void fetchLocation(), []);
  return locationStore((state) => state.location);
}
