import { useEffect, useState } from 'react';
import { Button, Note } from 'shared-kit/ui';
import { giveUpPendingFiles } from '../federation/pending-files.ts';
import { useText } from '../text.ts';
import styles from './slow-notice.module.css';

/** Longer than a page normally takes to load. */
export const slowMs = 3000;
/** Code for support. */
const code = 'page.slow';

/** Tells the visitor that loading is slow, and offers to request it anew without leaving the page. */
export function SlowNotice() {
  const t = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isSlow]);
  if (!isSlow) return null;
  const askAnew = () => {
    setSlow(false);
    // The waiting loader then retries by itself.
    giveUpPendingFiles();
  };
  const retry = (
    <Button size="small" onClick={askAnew}>
      {t('error.retry')}
    </Button>
  );
  return (
    <Note
      role="status"
      tone="warning"
      title={t('page.slow.message')}
      action={retry}
      className={styles.root}
      data-slow-notice=""
    >
      <p>{t('page.slow.rest')}</p>
      <p>
        <span>{t('error.reference')}</span> <code>{code}</code>
      </p>
    </Note>
  );
}
