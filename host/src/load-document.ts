import { type createBrowserRouter, createPath } from 'react-router-dom';
import { connectionStore, hasUnsavedInput, isReachable } from 'shared-kit/shell';
import { limitMs } from './federation/time-limit.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

let router: Router | null = null;
let isLoading = false;

/** From then on it is known which page is on show and which one the visitor is going to. */
export const followRouter = (it: Router): void => {
  router = it;
};

/** Path of the page on show. */
export const shownPath = (): string => router?.state.location.pathname ?? window.location.pathname;

/** Whether a document is on its way, so that nothing more is to be shown in this one. */
export const isDocumentLoading = (): boolean => isLoading;

/** A load that nobody asked for must not cost visitors their input or the page they read. */
export const mayLoadDocument = (): boolean => !hasUnsavedInput() && isReachable(connectionStore.getState());

type Ways = Pick<Location, 'assign' | 'replace' | 'reload'>;

/**
 * Loads the document of the page that the visitor is going to, or else of the one they are on. Ask `mayLoadDocument`
 * first where nobody asked for it. Nothing more is to be shown meanwhile: it resolves only where the browser refuses.
 */
export function loadDocument(ways: Ways = window.location): Promise<void> {
  isLoading = true;
  const { location, navigation } = router?.state ?? {};
  const target = createPath(navigation?.location ?? location ?? window.location);
  // The browser may keep this document and show it again: it would then wait for ever.
  window.addEventListener('pageshow', ({ persisted }) => persisted && ways.reload());
  // Going back, the browser is at the address already; and to the address that it is at it would merely scroll.
  if (withoutHash(target) === withoutHash(createPath(window.location))) {
    window.history.replaceState(window.history.state, '', target);
    ways.reload();
  } else if (navigation?.historyAction === 'REPLACE') ways.replace(target);
  else ways.assign(target);
  return new Promise((resolve) =>
    setTimeout(() => {
      isLoading = false;
      resolve();
    }, limitMs),
  );
}

const withoutHash = (address: string): string => address.split('#')[0] ?? '';
