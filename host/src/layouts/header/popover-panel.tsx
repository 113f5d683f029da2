import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from 'shared-kit/ui';
import styles from './header.module.css';

type PopoverPanelProps = {
  id: string;
  /** Names the panel and, for screen readers, the button. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClass?: string | undefined;
  panelClass?: string | undefined;
  /** The side of the bar on which its button stands. */
  side?: 'start' | 'end';
  /** Told when it opens: what the panel shows may be fetched then. */
  onOpen?: () => void;
  children: ReactNode;
};

const isOpen = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false;

/** A button and the panel that it opens: the platform's popover, which a click outside or Escape closes. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, label, button, buttonClass = styles.tool, panelClass, side = 'end', onOpen, children } = props;
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  // Following a link inside leads away within the app, so nothing else would close it.
  useEffect(() => {
    if (shownAt.current !== key && isOpen(panel.current)) panel.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  // The browser opens it without code of ours, perhaps before anybody here could hear of it.
  useEffect(() => {
    if (isOpen(panel.current)) onOpen?.();
  }, [onOpen]);
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {button}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className={panelClass ? `${styles.panel} ${panelClass}` : styles.panel}
        data-side={side}
        aria-label={label}
        onToggle={(event) => event.newState === 'open' && onOpen?.()}
      >
        {children}
      </section>
    </>
  );
}
