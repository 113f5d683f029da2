import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, type Location, useBlocker, useNavigate } from 'react-router-dom';
import { splitLocale } from 'shared-kit/contract/languages';
import { fullPath, hasFitParams } from 'shared-kit/contract/routes';
import { askToSignIn, publicConfig, sessionStore, unsavedInput } from 'shared-kit/shell';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { guard } from '../guards/guard.ts';
import { findRoute } from '../routing/route-table.ts';
import { askToLeave } from './leave-request.ts';

type Leaving = { currentLocation: Location; nextLocation: Location };

/**
 * The router allows only one blocker, so both reasons to stay are here. If a page asks for sign-in, the modal opens
 * over the current page instead of leaving it. (A direct visit has no current page; the route's own guard handles it.)
 * A page with unsaved input is left only after the visitor agrees to lose it.
 */
export function useAskingBeforeLeaving(): void {
  const navigate = useNavigate();
  const newest = useRef<Blocker>(null);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Leaving) => {
        if (asksToSignIn(nextLocation)) {
          askToSignIn(fullPath(nextLocation));
          return true;
        }
        if (!hasUnsavedInput() || pageOf(currentLocation) === pageOf(nextLocation)) return false;
        // Asked at once: a page that replaces its own address ends the block, perhaps before anything is drawn.
        askToLeave({
          leave: () => {
            if (newest.current?.state === 'blocked') newest.current.proceed();
            else void navigate(nextLocation, { state: nextLocation.state });
          },
          stay: () => newest.current?.reset?.(),
        });
        return true;
      },
      [navigate],
    ),
  );
  newest.current = blocker;
  useEffect(() => {
    if (blocker.state === 'blocked' && asksToSignIn(blocker.location)) blocker.reset();
  }, [blocker]);
  useAskingBeforeClosing();
}

/**
 * The browser asks in its own words. Listen only while input is unsaved: a listener disables the back-forward cache.
 */
function useAskingBeforeClosing(): void {
  const isDirty = unsavedInput(({ holders }) => holders.size > 0);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => hasUnsavedInput() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

const pageOf = ({ pathname }: Location): string => splitLocale(pathname).path;

function asksToSignIn({ pathname, search }: Location): boolean {
  const { status, session } = sessionStore.getState();
  const match = findRoute(splitLocale(pathname).path);
  if (status === 'pending' || !match || !hasFitParams(match.route, match.params)) return false;
  const url = new URL(pathname + search, window.location.origin);
  try {
    return guard(match.route, url, session, publicConfig()).kind === 'ask-to-sign-in';
  } catch {
    // If the rules can't be read, the target page fails itself.
    return false;
  }
}
