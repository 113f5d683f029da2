import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { speak } from 'shared-kit/i18n';
import { closeSignInRequest, publicConfig, signInRequest, useLocale } from 'shared-kit/shell';
import { ToastRegion, toasts } from 'shared-kit/ui';
import { useModeOfPage } from '../colour-mode/colour-mode.ts';
import { mayBeOverridden } from '../federation/overrides/may-be-overridden.ts';
import { useLiveNewsOfMarket } from '../inbox/live/use-live-news-of-market.ts';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { useAskingBeforeLeaving } from '../leaving/use-asking-before-leaving.ts';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { throughOutages } from '../offline/through-outages.ts';
import { Arrival } from '../routing/arrival.tsx';
import { useRouteHead } from '../routing/route-head.ts';
import { ExpiredSession } from '../session/expired-session.tsx';
import { useSessionOfOtherTabs } from '../session/use-session-of-other-tabs.ts';
import { useText } from '../text.ts';
import { scrollKey } from './scroll-key.ts';

/** Nobody waits for it, and without it the page is as good. */
const OverrideBadges = lazy(() =>
  import('../federation/overrides/override-badges.tsx').catch(() => ({ default: () => null })),
);
const SignInDialog = lazy(() => throughOutages(() => import('../sign-in/sign-in-dialog.tsx')));

/** What every page stands in, whatever its layout. */
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
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Which areas come from this machine: once the page stands, so that no HTML is made with it. */
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

/** Document and messages speak the language of the address before anything of it is painted. */
function useLanguageOfAddress(): void {
  const locale = useLocale();
  useLayoutEffect(() => {
    // Said once more, even the same has the browser look up the style of every element anew.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
    speak(locale);
  }, [locale]);
}

/** Open over the page on which it was asked for; the next navigation closes it. */
function SignInRequest() {
  const redirect = signInRequest((state) => state.redirect);
  const openedAt = signInRequest((state) => state.openedAt);
  const { key, pathname, search } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  // What leads to the page that stands behind doesn't count, be it from the product itself or from elsewhere.
  const isBeingReplaced = openedAt === null && (isNavigating || redirect === pathname + search);
  useEffect(() => {
    if (redirect === null || isBeingReplaced) return;
    if (openedAt === null) signInRequest.setState({ openedAt: key });
    else if (openedAt !== key) closeSignInRequest();
  }, [redirect, openedAt, key, isBeingReplaced]);
  if (redirect === null || isBeingReplaced) return null;
  return (
    <Suspense>
      <SignInDialog redirect={redirect} onClose={closeSignInRequest} />
    </Suspense>
  );
}
