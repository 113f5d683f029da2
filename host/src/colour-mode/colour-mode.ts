import Cookies from 'js-cookie';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteEntry, splitLocale } from 'shared-kit/contract';
import { useKnown } from 'shared-kit/shell';
import { create } from 'zustand';
import { configuredTable } from '../routing/route-table.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const cookie = { name: 'colour_mode', expires: 365 } as const;
const isColourMode = (value: unknown): value is ColourMode => colourModes.includes(value as ColourMode);

/** The server writes the chosen mode into the document from the same cookie, so a page never flashes. */
const stored = (): ColourMode => {
  const value = Cookies.get(cookie.name);
  return isColourMode(value) ? value : 'system';
};

/** Starts as pages are prerendered. */
const store = create<{ mode: ColourMode; ofPage: RouteEntry['colourMode'] }>(() => ({
  mode: 'system',
  ofPage: undefined,
}));
store.setState({ mode: stored() });

export const useColourMode = (): ColourMode => useKnown(store, (state) => state.mode);

/** `system` leaves the decision to the device, live. A page that forces a mode keeps it until it is left. */
export function setColourMode(mode: ColourMode): void {
  if (mode === 'system') Cookies.remove(cookie.name);
  else Cookies.set(cookie.name, mode, { expires: cookie.expires, sameSite: 'lax' });
  store.setState({ mode });
  wear(store.getState().ofPage ?? mode);
}

/** Follows what pages force, before they or their skeletons are painted. The server writes documents alike. */
export function useModeOfPage(table: readonly RouteEntry[] = configuredTable()): void {
  const { path } = splitLocale(useLocation().pathname);
  const ofPage = matchRoute(path, table)?.route.colourMode;
  useLayoutEffect(() => {
    store.setState({ ofPage });
    wear(ofPage ?? store.getState().mode);
  }, [ofPage]);
}

/** Nothing is animated while the colours change. */
function wear(mode: ColourMode): void {
  const root = document.documentElement;
  const theme = mode === 'system' ? undefined : mode;
  if (root.dataset.theme === theme) return;
  root.dataset.themeSwitching = '';
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  requestAnimationFrame(() => delete root.dataset.themeSwitching);
}
