import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon, InfoIcon } from '../icon/icons.sprite.ts';
import { asElement } from '../text/as-element.tsx';
import styles from './note.module.css';

export type NoteTone = 'info' | 'warning' | 'danger' | 'positive';

export interface NoteProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: NoteTone;
  /** Replaces the tone's icon. */
  icon?: IconGlyph;
  title?: ReactNode;
  /** On the right, or below on a narrow screen. */
  action?: ReactNode;
}

const glyphs = { info: InfoIcon, warning: ClockIcon, danger: AlertIcon, positive: CheckIcon } as const;

/** A remark in the page. If it appears after an action, give it `role="alert"` or `role="status"`. */
export function Note({ tone = 'info', icon, title, action, className, children, ...rest }: NoteProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)} data-tone={tone}>
      <Icon of={icon ?? glyphs[tone]} size="large" className={styles.icon} />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {asElement(children)}
      </div>
      {asElement(action)}
    </div>
  );
}
