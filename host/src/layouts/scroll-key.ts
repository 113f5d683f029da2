import type { Location } from 'react-router-dom';

let firstEntry: string | null = null;

/**
 * What a scroll position is kept under. The router calls the first entry of every document "default", and would open an
 * address that is typed where another one was left. So that entry gets a name of its own in the browser's history, which a
 * reload and the way back find again.
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
