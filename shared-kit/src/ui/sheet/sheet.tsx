import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { asElement } from '../text/as-element.tsx';
import styles from './sheet.module.css';

export interface SheetProps extends ComponentPropsWithRef<'section'> {
  /** Finance (blue): from a bank. Accent (green): waits for the reader. */
  tone?: 'neutral' | 'finance' | 'accent';
}

/** The kit's only container: a thin border, no shadow. Don't nest sheets. */
export function Sheet({ tone = 'neutral', className, ...rest }: SheetProps) {
  return <section {...rest} className={clsx(styles.root, className)} data-tone={tone} />;
}

export interface SheetHeaderProps {
  title: ReactNode;
  level?: HeadingLevel;
  /** Line below the title. */
  note?: ReactNode;
  /** An avatar or icon before the title. */
  mark?: ReactNode;
  /** On the right: a status or a button. */
  children?: ReactNode;
}

export function SheetHeader({ title, level = 2, note, mark, children }: SheetHeaderProps) {
  return (
    <div className={styles.head}>
      {asElement(mark)}
      <div className={styles.words}>
        <Heading level={level} look="tiny">
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {asElement(children)}
    </div>
  );
}

export function SheetBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.body, className)} />;
}

export function SheetFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.foot, className)} />;
}
