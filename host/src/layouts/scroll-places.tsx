import { useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { scrollKey } from './scroll-key.ts';

const storageKey = 'scroll-places';

/** Restores the scroll position of a page on Back and reload, and starts other pages at their top. */
export function ScrollPlaces() {
  return (
    <>
      <PlaceOfReader />
      <ScrollRestoration getKey={scrollKey} storageKey={storageKey} />
    </>
  );
}

/**
 * A page that came as HTML may have been scrolled before React takes it over. The router would then start it at its
 * top, so keep that place as the page's own. Its effect must run before the router's.
 */
function PlaceOfReader() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page can be scrolled before React is there.
  useLayoutEffect(() => {
    if (window.scrollY === 0) return;
    try {
      const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as object;
      const kept = { ...places, [scrollKey(location)]: window.scrollY };
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Without storage the page starts at its top.
    }
  }, []);
  return null;
}
