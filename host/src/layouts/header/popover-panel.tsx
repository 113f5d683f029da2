import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './header.module.css';

type PopoverPanelProps = {
  id: string;
  /** Names the panel and, for screen readers, the button. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClass?: string | undefined;
  children: ReactNode;
};

/** A button and the panel that it opens: the platform's popover, which a click outside or Escape closes. */
export function PopoverPanel({ id, label, button, buttonClass = styles.tool, children }: PopoverPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Following a link inside leads away within the app, so nothing else would close it.
  useEffect(() => {
    if (key && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      <section ref={panel} id={id} popover="auto" className={styles.panel} aria-label={label}>
        {children}
      </section>
    </>
  );
}
