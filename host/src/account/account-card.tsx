import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from 'shared-kit/layout';
import { publicConfig } from 'shared-kit/shell';
import { asElement } from 'shared-kit/ui';
import styles from './account-card.module.css';

type AccountCardProps = {
  title: string;
  lead: ReactNode;
  /** The card replaces another one: focus its heading, so that screen readers announce it. */
  isAnswer?: boolean;
  children?: ReactNode;
};

/** A page with one card: heading, lead and actions. */
export function AccountCard({ title, lead, isAnswer = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <Stack>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {asElement(children)}
    </Stack>
  );
}
