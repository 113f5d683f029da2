import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import popup from '../popup/popup.module.css';
import { asElement } from '../text/as-element.tsx';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens the popover and gets the focus back. */
  trigger: ReactElement<Record<string, unknown>>;
  title: ReactNode;
  /** Hides the title visually if the content already says it. */
  titleHidden?: boolean;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** Content or settings beside a button, while the page stays usable. */
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
            {asElement(children)}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
