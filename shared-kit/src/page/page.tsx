import type { ReactNode } from 'react';
import { publicConfig } from 'shared-kit/shell';
import { Heading } from 'shared-kit/ui';
import styles from './page.module.css';

export type PageProps = {
  /** The page's one `h1` and the name of its tab. */
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the title line; below it if there is no room. */
  actions?: ReactNode;
  children: ReactNode;
};

export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className={styles.root}>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
