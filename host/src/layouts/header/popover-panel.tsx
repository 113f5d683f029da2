import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { asElement, VisuallyHidden } from 'shared-kit/ui';
import styles from './header.module.css';

type PopoverPanelProps = {
  id: string;
  /** Name of the panel and, for screen readers, of the button. */
  label: string;
  /** Visible content of the button. */
  button: ReactNode;
  buttonClass?: string | undefined;
  panelClass?: string | undefined;
  /** The side of the bar on which the button is. */
  side?: 'start' | 'end';
  /** Called when the panel opens, for example to fetch its content. */
  onOpen?: () => void;
  children: ReactNode;
};

const isOpen = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false;

/** A button and its panel: a native popover, which a click outside or Escape closes. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, label, button, buttonClass = styles.tool, panelClass, side = 'end', onOpen, children } = props;
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  // A link inside navigates within the app, so nothing else would close the panel.
  useEffect(() => {
    if (shownAt.current !== key && isOpen(panel.current)) panel.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  // The browser opens popovers without our code, perhaps before this effect ran.
  useEffect(() => {
    if (isOpen(panel.current)) onOpen?.();
  }, [onOpen]);
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {asElement(button)}
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
