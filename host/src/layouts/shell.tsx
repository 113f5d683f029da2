import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { fullPath } from 'shared-kit/contract/routes';
import { speak } from 'shared-kit/i18n/host';
import { lazyPart, publicConfig, useLocale, useSession } from 'shared-kit/shell';
import { closeSignInRequest, loadPartsBy, signInRequest } from 'shared-kit/shell/host';
import { toasts } from 'shared-kit/ui';
import { ToastRegion } from 'shared-kit/ui/host';
import { useModeOfPage } from '../colour-mode/colour-mode.ts';
import { mayBeOverridden } from '../federation/overrides/may-be-overridden.ts';
import { useLiveNewsOfMarket } from '../inbox/live/use-live-news-of-market.ts';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { useAskingBeforeLeaving } from '../leaving/use-asking-before-leaving.ts';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { loadPart } from '../parts/load-part.ts';
import { Arrival } from '../routing/arrival.tsx';
import { useRouteHead } from '../routing/route-head.ts';
import { ExpiredSession } from '../session/expired-session.tsx';
import { useSessionOfOtherTabs } from '../session/use-session-of-other-tabs.ts';
import { useText } from '../text.ts';
import { ScrollPlaces } from './scroll-places.tsx';

/** The page is complete without it: don't wait, and show no error. */
const OverrideBadges = lazyPart(
  () => import('../federation/overrides/override-badges.tsx'),
  () => null,
);
const SignInDialog = lazyPart(() => import('../sign-in/sign-in-dialog.tsx'));

loadPartsBy(loadPart);

/** The frame of every page, whatever its layout. */
export function Shell() {
  useLanguageOfAddress();
  useModeOfPage();
  useRouteHead();
  useSessionOfOtherTabs();
  useLiveNewsOfMarket();
  useAskingBeforeLeaving();
  return (
    <>
      <Outlet />
      <Arrival />
      <SignInRequest />
      <ExpiredSession />
      <LeaveQuestion />
      <OfflineBanner />
      <OwnAreas />
      <Toasts />
      <ScrollPlaces />
    </>
  );
}

/** Shows which areas come from this machine. Only after mounting, so that it is never in prerendered HTML. */
function OwnAreas() {
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(mayBeOverridden(publicConfig())), []);
  return (
    isDue && (
      <Suspense>
        <OverrideBadges />
      </Suspense>
    )
  );
}

function Toasts() {
  const t = useText();
  return <ToastRegion queue={toasts} label={t('toasts.title')} dismissLabel={t('toasts.dismiss')} />;
}

/** Sets the language of document and messages from the address, before anything is painted. */
function useLanguageOfAddress(): void {
  const locale = useLocale();
  useLayoutEffect(() => {
    // Setting even the same value makes the browser restyle every element.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
    speak(locale);
  }, [locale]);
}

/**
 * Opens over the page that asked for it. Signing in, also in another tab, closes it, and so does the next navigation,
 * unless the page only replaces its own address.
 */
function SignInRequest() {
  const redirect = signInRequest((state) => state.redirect);
  const openedAt = signInRequest((state) => state.openedAt);
  const isSignedIn = useSession() !== null;
  const location = useLocation();
  const { key, pathname } = location;
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isNavigating = useNavigation().state !== 'idle';
  // The navigation to the page behind the dialog must not close it.
  const isBeingReplaced = openedAt === null && (isNavigating || redirect === fullPath(location));
  useEffect(() => {
    if (redirect === null || isBeingReplaced) return;
    if (isSignedIn) return closeSignInRequest();
    if (openedAt?.key === key) return;
    const isSamePage = openedAt === null || (isReplaced && openedAt.pathname === pathname);
    if (isSamePage) signInRequest.setState({ openedAt: { key, pathname } });
    else closeSignInRequest();
  }, [redirect, openedAt, key, pathname, isReplaced, isBeingReplaced, isSignedIn]);
  if (redirect === null || isBeingReplaced) return null;
  return (
    <Suspense>
      <SignInDialog redirect={redirect} onClose={closeSignInRequest} />
    </Suspense>
  );
}
