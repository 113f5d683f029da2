import { type ReactNode, useEffect, useRef } from 'react';
import { publicConfig } from 'shared-kit/shell';
import styles from './account-card.module.css';

type AccountCardProps = {
  title: string;
  lead: ReactNode;
  /** The card has taken the place of another one: its heading takes the focus, so that it is heard. */
  isAnswer?: boolean;
  children?: ReactNode;
};

/** A page of one card: heading, a sentence, what there is to do. */
export function AccountCard({ title, lead, isAnswer = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={styles.root}>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
