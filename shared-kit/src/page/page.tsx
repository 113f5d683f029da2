import type { ReactNode } from 'react';
import { publicConfig } from 'shared-kit/shell';
import { Heading } from 'shared-kit/ui';
import styles from './page.module.css';

type PageProps = {
  /** The page's one `h1` and the name of its tab. */
  title: string;
  /** One sentence below it. */
  lead?: ReactNode;
  children: ReactNode;
};

export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={styles.root}>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
