import type { ReactNode } from 'react';
import { asElement, VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './changed.module.css';

/**
 * A value and, if it differs, its earlier value: screen readers hear "was … now …", since striking out is only visible.
 */
export function Changed({ before, now }: { before: ReactNode; now: ReactNode }) {
  const t = useText();
  if (before === null || before === undefined || before === false) return asElement(now);
  return (
    <>
      <VisuallyHidden>{`${t('quote.lines.was')} `}</VisuallyHidden>
      <del className={styles.before}>{before}</del>{' '}
      <VisuallyHidden>{`${t('quote.lines.now')} `}</VisuallyHidden>
      <ins className={styles.now}>{now}</ins>
    </>
  );
}
