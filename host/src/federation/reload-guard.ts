const guardMs = 10_000;
const mostPerTab = 3;
const keyPrefix = 'area-reload:';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * One reload per area version and tab, none within ten seconds of another and few altogether: a release
 * whose files are truly gone must end in a panel, never in a loop. Answers whether to reload, and notes it.
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
    // Without a place to remember, a reload could repeat for ever.
    return false;
  }
}
