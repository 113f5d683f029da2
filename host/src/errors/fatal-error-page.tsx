import { useRouteError } from 'react-router-dom';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './error-page.module.css';

/** The shell itself broke: no layout is left to show the error in. */
export function FatalErrorPage() {
  const t = useText();
  const error = useRouteError();
  return (
    <main className={styles.root}>
      <title>{t('error.fatal.title')}</title>
      <h1 className={styles.title}>{t('error.fatal.title')}</h1>
      <p className={styles.path}>{error instanceof Error ? error.message : ''}</p>
      <div>
        <Button emphasis="primary" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
      </div>
    </main>
  );
}
