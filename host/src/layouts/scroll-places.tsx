import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { scrollKey } from './scroll-key.ts';

/**
 * Restores the scroll position of a page on Back and reload, and starts other pages at their top. The router scrolls to
 * the top when it mounts, too, but the reader of a page that came as HTML may be further down by then: go back there
 * before anything is painted.
 */
export function ScrollPlaces() {
  const reader = useRef(0);
  return (
    <>
      <OnMount
        run={() => {
          reader.current = window.scrollY;
        }}
      />
      <ScrollRestoration getKey={scrollKey} />
      <OnMount run={() => reader.current > 0 && window.scrollTo(0, reader.current)} />
    </>
  );
}

/** Effects of siblings run in their order. */
function OnMount({ run }: { run: () => unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => void run(), []);
  return null;
}
