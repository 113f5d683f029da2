import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocale } from 'shared-kit/contract';
import { VisuallyHidden } from 'shared-kit/ui';

/**
 * What a browser does by itself when it loads a document: whoever goes to another page starts at its heading
 * and hears its name. Neither the first page nor another search or language of the same page is an arrival.
 */
export function Arrival() {
  const { path } = splitLocale(useLocation().pathname);
  const shown = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    setTitle('');
    return whenHeaded((heading) => {
      startAt(heading);
      setTitle(document.title);
    });
  }, [path]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

/** A page's heading may come with its data; until then its `main` has the focus. Answers how to stop waiting. */
function whenHeaded(arrive: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('h1');
  const heading = find();
  if (heading) {
    arrive(heading);
    return () => {};
  }
  const main = document.getElementById('main');
  if (main) startAt(main);
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    arrive(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Where the page itself has put the focus, say into its first field, it stays. Scrolling is restored elsewhere. */
function startAt(element: HTMLElement): void {
  const main = document.getElementById('main');
  const focused = document.activeElement;
  if (main?.contains(focused) && focused !== main) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
