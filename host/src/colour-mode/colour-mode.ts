import Cookies from 'js-cookie';
import { create } from 'zustand';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const cookie = { name: 'colour_mode', expires: 365 } as const;
const isColourMode = (value: unknown): value is ColourMode => colourModes.includes(value as ColourMode);

/** The server writes the chosen mode into the document from the same cookie, so a page never flashes. */
const stored = (): ColourMode => {
  const value = Cookies.get(cookie.name);
  return isColourMode(value) ? value : 'system';
};

const store = create<{ mode: ColourMode }>(() => ({ mode: stored() }));

export const useColourMode = (): ColourMode => store((state) => state.mode);

/** `system` leaves the decision to the device, live. Nothing is animated while the colours change. */
export function setColourMode(mode: ColourMode): void {
  const root = document.documentElement;
  root.dataset.themeSwitching = '';
  if (mode === 'system') {
    delete root.dataset.theme;
    Cookies.remove(cookie.name);
  } else {
    root.dataset.theme = mode;
    Cookies.set(cookie.name, mode, { expires: cookie.expires, sameSite: 'lax' });
  }
  store.setState({ mode });
  requestAnimationFrame(() => delete root.dataset.themeSwitching);
}
