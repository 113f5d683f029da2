import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { CloseIcon, IconButton } from 'shared-kit/ui';
import { asElement } from '../text/as-element.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  /** The button that opens the modal and gets the focus back. Without it, control the modal through `open`. */
  trigger?: ReactElement<Record<string, unknown>>;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button in the corner. */
  closeLabel: string;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Gets the focus on opening; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing if there is no trigger. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
}

type Place = 'centre' | 'start' | 'end' | 'bottom';

/**
 * The base of all modals: the page is inert, the focus stays inside and returns on closing; Escape and scrim close it.
 */
export function Modal(props: ModalProps & { place: Place; className?: string }) {
  const { trigger, open, defaultOpen, onOpenChange, place, className, initialFocus, finalFocus } = props;
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport} data-place={place}>
          <Base.Popup
            className={clsx(styles.popup, className)}
            data-place={place}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <ModalContent {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function ModalContent({ title, description, closeLabel, footer, children }: ModalProps) {
  return (
    <>
      <div className={styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        <Base.Close render={<IconButton icon={CloseIcon} label={closeLabel} className={styles.close} />} />
      </div>
      <div className={styles.body}>
        {description && <Base.Description className={styles.description}>{description}</Base.Description>}
        {asElement(children)}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}

/** Wrap it around a button in a dialog or drawer that only closes it. */
export function ModalClose({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return <Base.Close render={children} />;
}
