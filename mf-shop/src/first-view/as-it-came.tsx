import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useMayDiffer } from 'shared-kit/shell';
import { asElement } from 'shared-kit/ui';

type Props = {
  className?: string | undefined;
  /** Shown while code loads, where nothing came as HTML. */
  fallback?: ReactNode;
  /** Take over once the browser is idle. Without it the HTML stays as long as this is on the page. */
  isTakenOver?: boolean;
  children: ReactNode;
};

/** Keeps what came as HTML, so that its code needn't load for the first view. Events inside wait for the takeover. */
export function AsItCame({ className, fallback, isTakenOver = false, children }: Props) {
  const [isKept, setKept] = useState(!useMayDiffer());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isKept) return;
    // As a transition: the HTML stays on show while code loads.
    const takeOver = () => startTransition(() => setKept(false));
    // After a failed hydration nothing is left to keep.
    if (place.current?.childElementCount === 0) takeOver();
    else if (isTakenOver) return whenIdle(takeOver);
  }, [isKept, isTakenOver]);
  if (isKept)
    return <div ref={place} key="kept" className={className} suppressHydrationWarning {...setsNothing} />;
  return (
    <div className={className}>
      <Suspense fallback={fallback}>{asElement(children)}</Suspense>
    </div>
  );
}

/** React doesn't write this while it hydrates. */
const setsNothing = { dangerouslySetInnerHTML: { __html: '' } };

/** Runs it when the document has loaded and the browser is idle. Returns a function that calls it off. */
function whenIdle(run: () => void): () => void {
  const wait = window.requestIdleCallback ?? setTimeout;
  let isOff = false;
  const begin = () => wait(() => isOff || run());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isOff = true;
  };
}
