import { type createBrowserRouter, createPath } from 'react-router-dom';
import { connectionStore, hasUnsavedInput, isReachable } from 'shared-kit/shell/host';
import { limitMs } from './federation/time-limit.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

let router: Router | null = null;
let isLoading = false;

/** Call it once: then this module knows the current page and the next one. */
export const followRouter = (it: Router | null): void => {
  router = it;
};

/** Path of the current page. */
export const shownPath = (): string => router?.state.location.pathname ?? window.location.pathname;

/** Where the visitor is going to, or is: while the first page starts, nobody but the window knows. */
export const nextLocation = (): Pick<Location, 'pathname' | 'search' | 'hash'> =>
  router?.state.navigation.location ?? router?.state.location ?? window.location;

/** Whether a new document is loading, so that this one shows nothing more. */
export const isDocumentLoading = (): boolean => isLoading;

/** An automatic load must not cost visitors their input or the page they read. */
export const mayLoadDocument = (): boolean => !hasUnsavedInput() && isReachable(connectionStore.getState());

type Ways = Pick<Location, 'assign' | 'replace' | 'reload'>;

/**
 * Loads the document of the page that the visitor is going to, or of the current one. For automatic loads, check
 * `mayLoadDocument` first. It resolves only if the browser refuses; show nothing more until then.
 */
export function loadDocument(ways: Ways = window.location): Promise<void> {
  isLoading = true;
  const target = createPath(nextLocation());
  // If the browser restores this document from its cache, it would wait for ever, so reload it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && ways.reload());
  // After Back the address is already right, and assigning the same address would only scroll.
  if (withoutHash(target) === withoutHash(createPath(window.location))) {
    window.history.replaceState(window.history.state, '', target);
    ways.reload();
  } else if (router?.state.navigation.historyAction === 'REPLACE') ways.replace(target);
  else ways.assign(target);
  return new Promise((resolve) =>
    setTimeout(() => {
      isLoading = false;
      resolve();
    }, limitMs),
  );
}

const withoutHash = (address: string): string => address.split('#')[0] ?? '';
