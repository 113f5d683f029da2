import { useCallback, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { matchRoute, splitLocale } from 'shared-kit/contract';
import { askToSignIn, publicConfig, sessionStore } from 'shared-kit/shell';
import { guard } from '../guards/guard.ts';

type Leaving = { currentLocation: Location; nextLocation: Location };

/**
 * Within the app, a page that asks for sign-in is never left for: the visitor stays where they are and the
 * modal opens over it. (A direct visit has nowhere to stay; the route's own guard handles that.)
 */
export function useAskingInsteadOfLeaving(): void {
  const blocker = useBlocker(
    useCallback(({ currentLocation, nextLocation }: Leaving) => {
      if (!asksToSignIn(nextLocation)) return false;
      askToSignIn(nextLocation.pathname + nextLocation.search + nextLocation.hash, currentLocation.key);
      return true;
    }, []),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

function asksToSignIn({ pathname, search }: Location): boolean {
  const { status, session } = sessionStore.getState();
  const match = matchRoute(splitLocale(pathname).path);
  if (status === 'pending' || !match || (match.route.validate && !match.route.validate(match.params)))
    return false;
  const url = new URL(pathname + search, window.location.origin);
  try {
    return guard(match.route, url, session, publicConfig()).kind === 'ask-to-sign-in';
  } catch {
    // A route whose rules can't be read fails on its own page.
    return false;
  }
}
