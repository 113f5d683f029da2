import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SlowNotice } from '../layouts/slow-notice.tsx';

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
  const notice = noticeBefore(root);
  await started(router);
  notice.remove();
  const { errors, location } = router.state;
  if (errors || location.pathname !== pathname) {
    root.replaceChildren();
    createRoot(root).render(page);
  } else {
    // As a transition it is done in pieces, between which the page answers.
    startTransition(() => void hydrateRoot(root, page));
  }
}

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
