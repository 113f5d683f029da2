import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/** False during hydration: until then the page must match its HTML. */
export const MayDiffer = createContext(true);

export const useMayDiffer = (): boolean => useContext(MayDiffer);

/**
 * Reads a store whose state may differ from the state that the HTML was made with. During hydration it returns the
 * state of the HTML; then all differences are shown in one transition, which the browser can interrupt. The store's own
 * hook would show them all at once.
 */
export function useKnown<State, Part>(
  { subscribe, getState, getInitialState }: StoreApi<State>,
  select: (state: State) => Part,
  asMade = () => select(getInitialState()),
): Part {
  const mayDiffer = useMayDiffer();
  const now = () => select(getState());
  const current = useSyncExternalStore(subscribe, now, typeof document === 'undefined' ? asMade : now);
  return mayDiffer ? current : asMade();
}
