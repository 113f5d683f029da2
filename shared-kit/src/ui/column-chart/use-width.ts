import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, followed as it changes. */
export function useWidth<Element extends HTMLElement>() {
  const box = useRef<Element>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = box.current;
    // jsdom has no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(Math.max(1, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, box };
}
