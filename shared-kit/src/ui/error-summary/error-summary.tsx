import clsx from 'clsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Note, TextLink } from 'shared-kit/ui';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  id?: string;
  /** Such as "2 fields need your attention". */
  title: string;
  /** `fieldId` is the id given to the field. */
  errors: readonly { fieldId: string; message: string }[];
  /** Change it with every attempt to send, to focus the summary again. */
  attempt?: number;
  className?: string;
}

/** Lists a form's errors at its top: takes the focus and links to each field. */
export function ErrorSummary({ id, title, errors, attempt = 0, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is the reason to focus again
  useEffect(() => summary.current?.focus(), [attempt]);
  const toField = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.closest('div')?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <Note
      ref={summary}
      id={id}
      tabIndex={-1}
      role="alert"
      tone="danger"
      title={title}
      className={clsx(styles.root, className)}
    >
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <TextLink
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => toField(event, fieldId)}
            >
              {message}
            </TextLink>
          </li>
        ))}
      </ul>
    </Note>
  );
}
