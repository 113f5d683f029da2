import { Suspense, useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { LocaleLink, lazyPart, publicConfig } from 'shared-kit/shell';
import { Button, ButtonLink, ErrorState } from 'shared-kit/ui';
import { AreaFailure } from '../federation/area-failure.ts';
import { fetchPastCache } from '../federation/failed-files.ts';
import { classifyFailure, mayHealByReload } from '../federation/failure.ts';
import { claimReload } from '../federation/reload-guard.ts';
import { leavePage } from '../leaving/leave-request.ts';
import { reloadPage } from '../offline/through-outages.ts';
import { PageError } from '../routing/page-error.ts';
import { useText } from '../text.ts';
import { errorCode } from './error-code.ts';
import styles from './error-page.module.css';
import { errorText } from './error-text.ts';
import { isBot } from './is-bot.ts';
import { OnlyLogged } from './only-logged.tsx';
import { reportThrown } from './report-thrown.ts';

const NotFound = lazyPart(() => import('./not-found.tsx'));

/** Shown inside the shell: for an unknown address, an area that can't be shown, or failed code. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (isBot()) return <OnlyLogged error={error} />;
  if (statusOf(error) === 404)
    return (
      <Suspense>
        <NotFound message={errorText(error)} />
      </Suspense>
    );
  return <Broken error={error} />;
}

const statusOf = (error: unknown): number => {
  if (error instanceof PageError) return error.status;
  return isRouteErrorResponse(error) ? error.status : 500;
};

/**
 * Says in words what failed; only a text that was meant for people is shown as it is. If a file was gone while its page was on show,
 * the document is reloaded once, as for a file that was gone before.
 */
function Broken({ error }: { error: unknown }) {
  const t = useText();
  const tryAgain = useTryAgain();
  const isArea = error instanceof AreaFailure;
  const isUnavailable = isArea && error.code === 'area.contract-unsupported';
  const isFileGone = mayHealByReload(isArea ? error.code : classifyFailure(error));
  useEffect(() => reportThrown((it) => it.pageBroke(error)), [error]);
  useEffect(() => {
    if (isFileGone && !isArea && claimReload('page', window.location.pathname))
      void fetchPastCache().then(() => reloadPage());
  }, [isFileGone, isArea]);
  const title = t('error.fatal.title');
  return (
    <div className={styles.root}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      <ErrorState
        message={
          isArea || isFileGone
            ? t(isUnavailable ? 'error.area.unavailable' : 'error.area.message')
            : errorText(error) || t('error.broken.message')
        }
        reference={{ label: t('error.reference'), code: errorCode(error) }}
        retry={{ label: t('error.retry'), ...tryAgain }}
      >
        {t('error.area.rest')}
      </ErrorState>
      <div className={styles.actions}>
        {isFileGone && (
          <Button onClick={() => leavePage(() => void reloadPage())}>{t('error.reload')}</Button>
        )}
        <ButtonLink as={LocaleLink} to={publicConfig().homePath}>
          {t('error.go-home')}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * Opens the same page again. Reloading is not enough: the router keeps showing an error whose page has already loaded,
 * and an address with a hash isn't reloaded, so the hash is dropped.
 */
function useTryAgain() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isComing = useNavigation().state === 'loading';
  return { pending: isComing, onRetry: () => void navigate({ pathname, search }, { replace: true, state }) };
}
