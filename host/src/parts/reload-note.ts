const key = 'part-reload';
const here = (): string => window.location.pathname + window.location.search;

/** Remembers for the next document that this page is reloaded because a part of it was missing. */
export function noteReload(store: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    store.setItem(key, here());
  } catch {
    // Then the next document says nothing.
  }
}

/** Whether this page was reloaded because of a missing part. Only the first call after the reload returns true. */
export function takeReloadNote(store: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage): boolean {
  try {
    const noted = store.getItem(key);
    store.removeItem(key);
    return noted === here();
  } catch {
    return false;
  }
}
