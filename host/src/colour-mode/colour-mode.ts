import Cookies from 'js-cookie';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocale } from 'shared-kit/contract/languages';
import { matchRoute, type RouteEntry } from 'shared-kit/contract/routes';
import { isOneOf } from 'shared-kit/contract/tables';
import { useKnown } from 'shared-kit/shell';
import { create } from 'zustand';
import { marketTable } from '../routing/route-table.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const cookie = { name: 'colour_mode', expires: 365 } as const;
const isColourMode = (value: unknown): value is ColourMode => isOneOf(colourModes, value);

/** The server writes the theme into the document from the same cookie, so no page flashes. */
const stored = (): ColourMode => {
  const value = Cookies.get(cookie.name);
  return isColourMode(value) ? value : 'system';
};

/** The initial state is that of prerendered pages. */
const store = create<{ mode: ColourMode; ofPage: RouteEntry['colourMode'] }>(() => ({
  mode: 'system',
  ofPage: undefined,
}));
store.setState({ mode: stored() });

export const useColourMode = (): ColourMode => useKnown(store, (state) => state.mode);

/** `system` follows the device. A page that forces a mode keeps it until the visitor leaves. */
export function setColourMode(mode: ColourMode): void {
  if (mode === 'system') Cookies.remove(cookie.name);
  else Cookies.set(cookie.name, mode, { expires: cookie.expires, sameSite: 'lax' });
  store.setState({ mode });
  wear(store.getState().ofPage ?? mode);
}

/** Applies the mode that a page forces before the page or its skeleton is painted, as the server does for documents. */
export function useModeOfPage(table: readonly RouteEntry[] = marketTable()): void {
  const { path } = splitLocale(useLocation().pathname);
  const ofPage = matchRoute(path, table)?.route.colourMode;
  useLayoutEffect(() => {
    store.setState({ ofPage });
    wear(ofPage ?? store.getState().mode);
  }, [ofPage]);
}

/** Turns off transitions while the colours change. */
function wear(mode: ColourMode): void {
  const root = document.documentElement;
  const theme = mode === 'system' ? undefined : mode;
  if (root.dataset.theme === theme) return;
  root.dataset.themeSwitching = '';
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  requestAnimationFrame(() => delete root.dataset.themeSwitching);
}
