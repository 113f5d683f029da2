import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { AreaId } from 'shared-kit/contract/areas';
import { defaultLocale, splitLocale } from 'shared-kit/contract/languages';
import { hasMessages } from 'shared-kit/i18n/host';
import { MayDiffer, tabRegistry } from 'shared-kit/shell/host';
import { SlowNotice } from '../layouts/slow-notice.tsx';
import { hostNamespace } from '../locale/host-messages.ts';
import { findRoute } from '../routing/route-table.ts';
import { holdNavigation } from './held-navigation.ts';
import { inTurns } from './in-turns.ts';
import { keepInput } from './kept-input.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Shown = Readonly<{
  root: HTMLElement;
  router: Router;
  /** Versions of the areas' releases that run in this tab. */
  ran: ReadonlyMap<AreaId, string>;
  onError: ClientOnErrorFunction;
}>;

/**
 * Shows the page of the address. A page that came as HTML stays on show until its code has loaded, then it is hydrated.
 */
export async function showPage({ root, router, ran, onError }: Shown): Promise<void> {
  const page = <RouterProvider router={router} onError={onError} />;
  if (!root.hasChildNodes()) {
    createRoot(root).render(page);
    return;
  }
  const pathname = documentPath();
  const { areas } = tabRegistry();
  const { handOver, takenOver, giveBack } = keepInput(root);
  const notice = noticeBefore(root);
  await started(router);
  notice.remove();
  handOver();
  const { errors, location } = router.state;
  // After Back or Forward, the router may still be on its way to the page of the address.
  const isElsewhere = location.pathname !== pathname || window.location.pathname !== pathname;
  // A release may have become live after the document was made, and be what was loaded at a second attempt.
  const isOther = areas.some(({ id, version }) => (ran.get(id) ?? version) !== version);
  if (errors || isElsewhere || isOther || !hasItsWords(pathname)) {
    root.replaceChildren();
    createRoot(root).render(page);
  } else {
    const letNavigate = holdNavigation();
    const onHeard = () => {
      takenOver();
      letNavigate();
    };
    // As a transition, hydration is done in pieces, between which the page responds.
    startTransition(
      () =>
        void hydrateRoot(
          root,
          <TakenOver onHeard={onHeard} onDone={giveBack}>
            {page}
          </TakenOver>,
        ),
    );
  }
}

/** The path of the document's HTML. The address may be another one by now: Back may come before any script has run. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href).pathname;
}

/** Without its messages the page would render in English and not match its HTML. */
function hasItsWords(pathname: string): boolean {
  const { locale, path } = splitLocale(pathname);
  const owner = findRoute(path)?.route.owner ?? 'host';
  const namespaces = [hostNamespace, ...(owner === 'host' ? [] : [owner])];
  return namespaces.every((it) => hasMessages(it, locale));
}

type TakenOverProps = Readonly<{
  /** Called first: from then on React hears events. */
  onHeard: () => void;
  onDone: () => void;
  children: ReactNode;
}>;

/** Must have one child and no id of its own; otherwise generated ids would differ from those in the HTML. */
function TakenOver({ onHeard, onDone, children }: TakenOverProps) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(onHeard, [onHeard]);
  useEffect(() => {
    void inTurns([sortLetters, formatNumber, async () => startTransition(() => setDone(true))]);
    // Wait until React has finished: until then events don't take effect at once.
    setTimeout(onDone);
  }, [onDone]);
  return <MayDiffer value={isDone}>{children}</MayDiffer>;
}

/*
 * The first number format of a page is slow, because the browser loads its language data. A collator needs half of that
 * data, so create one first: each half is then a task of its own.
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

/** Tells the visitor, beside the readable page, that loading takes long. */
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
