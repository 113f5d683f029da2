import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { RetryIcon } from '../icon/icons.sprite.ts';
import { Note } from '../note/note.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** What did not happen, in one sentence. */
  message: ReactNode;
  /** What still holds, or what to try. */
  children?: ReactNode;
  /** What support asks for: "Reference" and the request id or error code. */
  reference?: { label: string; code: string } | undefined;
  /** Trying again must be safe; leave it out where it cannot help. */
  retry?: { label: string; onRetry: () => void; pending?: boolean } | undefined;
  className?: string;
}

/** A failure inside its sheet: the rest of the page goes on. */
export function ErrorState({ message, children, reference, retry, className }: ErrorStateProps) {
  const action = retry && (
    <Button size="small" pending={retry.pending} onClick={retry.onRetry}>
      {!retry.pending && <Icon of={RetryIcon} />}
      {retry.label}
    </Button>
  );
  return (
    <Note role="alert" tone="danger" title={message} action={action} className={clsx(styles.root, className)}>
      {children && <p className={styles.detail}>{children}</p>}
      {reference && (
        <p className={styles.detail}>
          {reference.label} <code className={styles.code}>{reference.code}</code>
        </p>
      )}
    </Note>
  );
}
