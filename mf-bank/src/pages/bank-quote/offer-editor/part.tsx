import type { ReactNode } from 'react';
import { Stack } from 'shared-kit/layout';
import { asElement, Heading } from 'shared-kit/ui';
import styles from './offer-editor.module.css';

/** A subject of a form with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" className={styles.part} aria-label={title}>
      <Heading level={3} look="tiny">
        {title}
      </Heading>
      {asElement(children)}
    </Stack>
  );
}
