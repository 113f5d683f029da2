import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words, shown on hover, focus or tap. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The control; it must have its own accessible name. */
  children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        render={children}
        delay={300}
        closeOnClick={false}
        onClick={() => setOpen(true)}
        aria-describedby={open ? id : undefined}
      />
      <Base.Portal>
        <Base.Positioner className={styles.layer} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup id={id} role="tooltip" className={styles.root}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
