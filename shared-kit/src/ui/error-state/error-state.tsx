import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { RetryIcon } from '../icon/icons.sprite.ts';
import { Note } from '../note/note.tsx';
import { asElement } from '../text/as-element.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** One sentence about what failed. */
  message: ReactNode;
  /** What still works, or what to try. */
  children?: ReactNode;
  /** Reference for support: label, and request id or error code. */
  reference?: { label: string; code: string } | undefined;
  /** Only if retrying is safe and can help. */
  retry?: { label: string; onRetry: () => void; pending?: boolean } | undefined;
  className?: string;
}

/** A failure of one sheet; the rest of the page stays usable. */
export function ErrorState({ message, children, reference, retry, className }: ErrorStateProps) {
  const action = retry && (
    <Button size="small" pending={retry.pending} onClick={retry.onRetry}>
      {!retry.pending && <Icon of={RetryIcon} />}
      {asElement(retry.label)}
    </Button>
  );
  return (
    <Note role="alert" tone="danger" title={message} action={action} className={clsx(styles.root, className)}>
      {children && <p className={styles.detail}>{children}</p>}
      {reference && (
        <p className={styles.detail}>
          {asElement(reference.label)} <code className={styles.code}>{reference.code}</code>
        </p>
      )}
    </Note>
  );
}
