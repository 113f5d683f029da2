import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { defaultLocale, splitLocale } from 'shared-kit/contract';
import { hasMessages } from 'shared-kit/i18n';
import { MayDiffer } from 'shared-kit/shell';
import { SlowNotice } from '../layouts/slow-notice.tsx';
import { hostNamespace } from '../locale/host-messages.ts';
import { findRoute } from '../routing/route-table.ts';
import { inTurns } from './in-turns.ts';
import { keepInput } from './kept-input.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Shown = Readonly<{ root: HTMLElement; router: Router; onError: ClientOnErrorFunction | undefined }>;

/** Shows what the address leads to. A page that came as HTML stays as it is until its code is there to go on with it. */
export async function showPage({ root, router, onError }: Shown): Promise<void> {
  const page = <RouterProvider router={router} onError={onError} />;
  if (!root.hasChildNodes()) {
    createRoot(root).render(page);
    return;
  }
  const { pathname } = window.location;
  const { handOver, takenOver, giveBack } = keepInput(root);
  const notice = noticeBefore(root);
  await started(router);
  notice.remove();
  handOver();
  const { errors, location } = router.state;
  if (errors || location.pathname !== pathname || !hasItsWords(pathname)) {
    root.replaceChildren();
    createRoot(root).render(page);
  } else {
    // As a transition it is done in pieces, between which the page answers.
    startTransition(
      () =>
        void hydrateRoot(
          root,
          <TakenOver onHeard={takenOver} onDone={giveBack}>
            {page}
          </TakenOver>,
        ),
    );
  }
}

/** A page whose words did not come says the same in English, which is other HTML. */
function hasItsWords(pathname: string): boolean {
  const { locale, path } = splitLocale(pathname);
  const owner = findRoute(path)?.route.owner ?? 'host';
  const namespaces = [hostNamespace, ...(owner === 'host' ? [] : [owner])];
  return namespaces.every((it) => hasMessages(it, locale));
}

type TakenOverProps = Readonly<{
  /** At once: React hears what is done from here on. */
  onHeard: () => void;
  onDone: () => void;
  children: ReactNode;
}>;

/** One child and no id of its own, or the ids in the page would be others than those in the HTML. */
function TakenOver({ onHeard, onDone, children }: TakenOverProps) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(onHeard, [onHeard]);
  useEffect(() => {
    void inTurns([sortLetters, formatNumber, async () => startTransition(() => setDone(true))]);
    // Once React is through with it: events that come meanwhile don't take effect at once.
    setTimeout(onDone);
  }, [onDone]);
  return <MayDiffer value={isDone}>{children}</MayDiffer>;
}

/*
 * A browser's first number takes it longer than all that a page shows of them: it looks up what it knows of every
 * language. Half of that it needs to sort by letters as well, which is asked for before, so that each half has its own turn.
 */
const sortLetters = async (): Promise<unknown> => new Intl.Collator(defaultLocale).compare('a', 'b');
const formatNumber = async (): Promise<unknown> => new Intl.NumberFormat(defaultLocale).format(1);

const started = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** The page can be read, but not yet used: that this takes long is said beside it. */
function noticeBefore(root: HTMLElement): { remove: () => void } {
  const place = document.createElement('div');
  root.before(place);
  const notice = createRoot(place);
  notice.render(<SlowNotice />);
  return {
    remove() {
      notice.unmount();
      place.remove();
    },
  };
}
