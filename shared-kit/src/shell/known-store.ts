import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/** Whether the page may differ from the HTML that it came as: not while it is being taken over from that. */
export const MayDiffer = createContext(true);

export const useMayDiffer = (): boolean => useContext(MayDiffer);

/**
 * What a store knows that may differ from what the page was made with. While the page is taken over it is as it was
 * made; then all that differs is shown as one transition, between whose parts the page answers. The store's own hook
 * would have everything shown at once.
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
