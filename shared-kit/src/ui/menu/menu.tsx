import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { CheckIcon, Icon, type IconGlyph, KeyHint } from 'shared-kit/ui';
import popup from '../popup/popup.module.css';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens the menu; it also names the menu. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
  /** Items, links, choices and separators. */
  children: ReactNode;
}

/** Arrows, letters, Home and End move; Enter chooses; Escape closes and returns to the button. */
export function Menu({ trigger, align = 'start', onOpenChange, children }: MenuProps) {
  return (
    <Base.Root modal={false} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.layer} sideOffset={4} align={align} collisionPadding={8}>
          <Base.Popup className={clsx(popup.root, styles.root)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuEntry {
  icon?: IconGlyph;
  /** Keyboard shortcut of the item. */
  hint?: string;
  children: ReactNode;
}

export interface MenuItemProps extends MenuEntry {
  onSelect: () => void;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}

export function MenuItem({ onSelect, tone, disabled, ...entry }: MenuItemProps) {
  return (
    <Base.Item className={styles.item} data-tone={tone} disabled={disabled} onClick={onSelect}>
      <Entry {...entry} />
    </Base.Item>
  );
}

export interface MenuLinkProps extends MenuEntry {
  /** The link to render as an item: `<Link to="/account" />`. */
  link: ReactElement<Record<string, unknown>>;
}

export function MenuLink({ link, ...entry }: MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick className={styles.item} render={link}>
      <Entry {...entry} />
    </Base.LinkItem>
  );
}

function Entry({ icon, hint, children }: MenuEntry) {
  return (
    <>
      {icon && <Icon of={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
      {hint && <KeyHint>{hint}</KeyHint>}
    </>
  );
}

export interface MenuChoiceProps<Value extends string> {
  /** Heading of the group. */
  label: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; icon?: IconGlyph; lang?: string }[];
}

/** One of several options, such as the language; the selected one has a tick. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: MenuChoiceProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            lang={option.lang}
            className={styles.item}
            closeOnClick
          >
            <Entry icon={option.icon}>{option.label}</Entry>
            <Base.RadioItemIndicator className={styles.tick}>
              <Icon of={CheckIcon} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
