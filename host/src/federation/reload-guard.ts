const guardMs = 10_000;
const mostPerTab = 3;
const keyPrefix = 'area-reload:';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Allows one reload per area version and tab, not within ten seconds of another, and only a few in total: a release
 * whose files are really gone must end in a panel, not in a loop. Returns whether to reload, and records it.
 */
export function claimReload(
  area: string,
  version: string,
  store: Store = sessionStorage,
  now = Date.now(),
): boolean {
  try {
    const key = `${keyPrefix}${area}@${version}`;
    const last = Number(store.getItem(`${keyPrefix}last`) ?? 0);
    const count = Number(store.getItem(`${keyPrefix}count`) ?? 0);
    if (store.getItem(key) || now - last < guardMs || count >= mostPerTab) return false;
    store.setItem(key, String(now));
    store.setItem(`${keyPrefix}last`, String(now));
    store.setItem(`${keyPrefix}count`, String(count + 1));
    return true;
  } catch {
    // Without storage, reloads could loop for ever.
    return false;
  }
}
