import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import popup from '../popup/popup.module.css';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it; focus returns there. */
  trigger: ReactElement<Record<string, unknown>>;
  title: ReactNode;
  /** Keeps the title for screen readers where the content says it already. */
  titleHidden?: boolean;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** Something to read or set beside its button while the page stays usable. */
export function Popover({ trigger, title, titleHidden, align = 'start', children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.layer} sideOffset={4} align={align} collisionPadding={8}>
          <Base.Popup className={clsx(popup.root, styles.root)}>
            <Base.Title className={styles.title} data-hidden={titleHidden || undefined}>
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
