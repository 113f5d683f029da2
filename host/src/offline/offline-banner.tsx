import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { type Locale, languageOf } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import { connectionStore, isOffline, isReachable } from 'shared-kit/shell/host';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './offline-banner.module.css';
import { tryConnection, watchConnection } from './watch-connection.ts';

/** Shown while the market or its data can't be reached. The page behind it stays as it is. */
export function OfflineBanner() {
  const t = useText();
  const isShown = !connectionStore(isReachable);
  const [isTrying, setTrying] = useState(false);
  useEffect(watchConnection, []);
  const tryAgain = () => {
    setTrying(true);
    void tryConnection().finally(() => setTrying(false));
  };
  // Screen readers announce text only in a region that already exists.
  return (
    <div role="status" className={styles.root} data-shown={isShown || undefined}>
      {isShown && (
        <div className={styles.page}>
          <Words />
          <Button size="small" pending={isTrying} onClick={tryAgain}>
            {t('offline.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Words() {
  const t = useText();
  const locale = useLocale();
  const isCutOff = connectionStore(isOffline);
  const dataOf = connectionStore((state) => state.dataOf);
  const isLeaving = useNavigation().state === 'loading';
  return (
    <p className={styles.words}>
      <span>{t(isCutOff ? 'offline.text' : 'offline.away')}</span>
      {dataOf !== null && <span>{` ${t('offline.data-of', { time: timeOf(dataOf, locale) })}`}</span>}
      {isLeaving && <span>{` ${t('offline.next')}`}</span>}
    </p>
  );
}

/** The time for a moment of today, else date and time. */
function timeOf(moment: string, locale: Locale): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(languageOf(locale).format, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(date);
}
