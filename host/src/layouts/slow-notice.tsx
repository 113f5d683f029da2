import { useEffect, useState } from 'react';
import { Button, Note } from 'shared-kit/ui';
import { giveUpPendingFiles } from '../federation/pending-files.ts';
import { useText } from '../text.ts';
import styles from './slow-notice.module.css';

/** Longer than any page takes that is on its way. */
export const slowMs = 3000;
/** What support is told. */
const code = 'page.slow';

/** Says so when what the visitor waits for is late, and lets them ask for it anew without leaving the page. */
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
    // The one that waits for them tries again by itself.
    giveUpPendingFiles();
  };
  const retry = (
    <Button size="small" onClick={askAnew}>
      {t('error.retry')}
    </Button>
  );
  return (
    <Note role="status" tone="warning" title={t('page.slow.message')} action={retry} className={styles.root}>
      <p>{t('page.slow.rest')}</p>
      <p>
        {t('error.reference')} <code>{code}</code>
      </p>
    </Note>
  );
}
