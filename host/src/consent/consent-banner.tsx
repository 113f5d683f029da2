import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './consent-banner.module.css';
import { consentStore, takeConsentStep } from './consent-store.ts';

/** Asks whether visits may be recorded. The page behind it works without an answer. */
export function ConsentBanner() {
  const isAsking = consentStore((state) => state.isAsking);
  return isAsking ? <Question /> : null;
}

function Question() {
  const t = useText();
  const root = useRef<HTMLElement>(null);
  const choice = consentStore((state) => state.choice);
  useFocusWhenAskedAgain(root);
  useRoomFor(root);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') takeConsentStep('leave');
  };
  return (
    <section
      ref={root}
      className={styles.root}
      tabIndex={-1}
      aria-labelledby="consent-title"
      onKeyDown={onKeyDown}
    >
      <div className={styles.page}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {t('consent.title')}
          </h2>
          <p className={styles.text}>{t('consent.text')}</p>
          {choice && <p>{t(choice === 'granted' ? 'consent.now.granted' : 'consent.now.refused')}</p>}
        </div>
        <div className={styles.actions}>
          <Button onClick={() => takeConsentStep('refuse')}>{t('consent.refuse')}</Button>
          <Button onClick={() => takeConsentStep('grant')}>{t('consent.grant')}</Button>
        </div>
      </div>
    </section>
  );
}

/** Focuses the banner only if the visitor asked for it, not at a first visit. Closing it restores the focus. */
function useFocusWhenAskedAgain(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (consentStore.getState().choice === null) return;
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [root]);
}

/** Keeps room below scroll targets, so that the banner doesn't cover them. */
function useRoomFor(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${root.current?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [root]);
}
