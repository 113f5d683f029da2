import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { CloseIcon, IconButton } from 'shared-kit/ui';
import styles from './modal.module.css';

export interface ModalProps {
  /** The button that opens it; focus returns there. Without it, the caller opens it through `open`. */
  trigger?: ReactElement<Record<string, unknown>>;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the button in the corner. */
  closeLabel: string;
  /** Buttons at the foot, the decision last. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Where focus goes on opening; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing when there is no trigger to return to. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
}

type Place = 'centre' | 'start' | 'end' | 'bottom';

/** The one modal of the kit: page inert, focus kept inside and given back, Escape and scrim close it. */
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
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}

/** Put around a button inside a dialog or drawer that does nothing but close it. */
export function ModalClose({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return <Base.Close render={children} />;
}
