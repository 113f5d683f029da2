import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocale } from 'shared-kit/contract/languages';
import { VisuallyHidden } from 'shared-kit/ui';

/**
 * After navigating to another page, focuses its heading so that screen readers announce it, as browsers do for a new
 * document. It does nothing for the first page, or for another search or language of the same page.
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

/**
 * The heading may come with the page's data; until then `main` has the focus, also if a heading stands in for it. Returns a function that stops waiting.
 */
function whenHeaded(arrive: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('h1:not([data-waiting])');
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

/**
 * If the page has set the focus itself, for example into its first field, leaves it there. Scrolling is restored
 * elsewhere.
 */
function startAt(element: HTMLElement): void {
  const main = document.getElementById('main');
  const focused = document.activeElement;
  if (main?.contains(focused) && focused !== main) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
