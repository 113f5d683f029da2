import { type FocusEvent, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { AlertIcon, BankIcon, CheckIcon, CloseIcon } from '../icon/icons.sprite.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Name of the landmark, such as "Notifications". */
  label: string;
  dismissLabel: string;
}

const glyphs = { positive: CheckIcon, danger: AlertIcon, finance: BankIcon } as const;

/** Bottom right, above everything. Keep it mounted: screen readers announce only changes in an existing region. */
export function ToastRegion({ queue, label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
  const releaseFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.release('focus');
  };
  return (
    <section
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => queue.hold('pointer')}
      onPointerLeave={() => queue.release('pointer')}
      onFocus={() => queue.hold('focus')}
      onBlur={releaseFocus}
    >
      <ol aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            onDismiss={() => dismiss(queue, toast)}
          />
        ))}
      </ol>
    </section>
  );
}

/** A removed element fires neither blur nor pointerleave, so release here; otherwise later toasts would never end. */
function dismiss(queue: ToastQueue, toast: Toast) {
  queue.dismiss(toast.id);
  queue.release('focus');
  if (queue.toasts().length === 0) queue.release('pointer');
}

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { tone = 'positive', text, action } = toast;
  const act = () => {
    action?.onSelect();
    onDismiss();
  };
  return (
    <li className={styles.toast} data-tone={tone}>
      <Icon of={glyphs[tone]} size="large" className={styles.icon} />
      <span className={styles.words}>
        <span>{text}</span>{' '}
        {action && (
          <TextLink as="button" onClick={act}>
            {action.label}
          </TextLink>
        )}
      </span>
      <IconButton
        icon={CloseIcon}
        label={dismissLabel}
        size="small"
        className={styles.close}
        onClick={onDismiss}
      />
    </li>
  );
}
