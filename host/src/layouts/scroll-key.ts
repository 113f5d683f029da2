import type { Location } from 'react-router-dom';

let firstEntry: string | null = null;

/**
 * Key under which a page's scroll position is kept. The router gives the first history entry of every document the key
 * "default", so a typed address would open at another page's position. So this entry gets a key of its own, kept in
 * the browser's history for reload and Back.
 */
export function scrollKey({ key }: Pick<Location, 'key'>): string {
  if (key !== 'default') return key;
  firstEntry ??= nameEntry();
  return firstEntry;
}

function nameEntry(): string {
  const { state } = window.history;
  if (typeof state?.entry === 'string') return state.entry;
  const entry = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, entry }, '');
  return entry;
}
