import type { ReactNode } from 'react';
import { Row, Stack } from 'shared-kit/layout';
import { publicConfig } from 'shared-kit/shell';
import { asElement, Heading } from 'shared-kit/ui';
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
    <Stack gap="5" className={styles.root}>
      <title>{`${title} · ${publicConfig().brandName}`}</title>
      <Row as="header" gap="4" justify="between">
        <Stack gap="1" className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </Stack>
        {actions && <Row>{actions}</Row>}
      </Row>
      {asElement(children)}
    </Stack>
  );
}
