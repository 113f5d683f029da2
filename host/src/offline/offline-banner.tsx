import { useEffect, useState } from 'react';
import { connectionStore, isOffline } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './offline-banner.module.css';
import { tryConnection, watchConnection } from './watch-connection.ts';

/** Says that the market can't be reached, as long as it can't. The page behind it stays as it is. */
export function OfflineBanner() {
  const t = useText();
  const isShown = connectionStore(isOffline);
  const [isTrying, setTrying] = useState(false);
  useEffect(watchConnection, []);
  const tryAgain = () => {
    setTrying(true);
    void tryConnection().finally(() => setTrying(false));
  };
  // The region is there before its words, or screen readers would not say them.
  return (
    <div role="status" className={styles.root} data-shown={isShown || undefined}>
      {isShown && (
        <div className={styles.page}>
          <p className={styles.words}>{t('offline.text')}</p>
          <Button size="small" pending={isTrying} onClick={tryAgain}>
            {t('offline.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
