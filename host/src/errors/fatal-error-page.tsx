import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { publicConfig } from 'shared-kit/shell';
import { Button, ButtonLink, ErrorState } from 'shared-kit/ui';
import { reloadPage } from '../offline/through-outages.ts';
import { useText } from '../text.ts';
import { errorCode } from './error-code.ts';
import styles from './error-page.module.css';
import { errorText } from './error-text.ts';
import { isBot } from './is-bot.ts';
import { OnlyLogged } from './only-logged.tsx';
import { reportThrown } from './report-thrown.ts';

/** Shown without layout, because the shell itself failed. */
export function FatalErrorPage() {
  const t = useText();
  const error = useRouteError();
  useEffect(() => reportThrown((it) => it.pageBroke(error)), [error]);
  if (isBot()) return <OnlyLogged error={error} />;
  return (
    <main className={styles.root}>
      <title>{t('error.fatal.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t('error.fatal.title')}</h1>
      <ErrorState
        message={errorText(error) || t('error.broken.message')}
        reference={{ label: t('error.reference'), code: errorCode(error) }}
      >
        {t('error.fatal.rest')}
      </ErrorState>
      <div className={styles.actions}>
        <Button emphasis="primary" onClick={() => void reloadPage()}>
          {t('error.reload')}
        </Button>
        {/* A plain link: the router may be what failed. */}
        <ButtonLink href={publicConfig().homePath}>{t('error.go-home')}</ButtonLink>
      </div>
    </main>
  );
}
