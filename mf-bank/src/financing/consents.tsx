import type { BuyersFinancing } from 'shared-kit/contract/financing';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Disclosure, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './financing.module.css';

/** What the buyer consented to, in the words that were read. */
export function Consents({ consents }: Pick<BuyersFinancing, 'consents'>) {
  const t = useText();
  const locale = useLocale();
  return consents.map(({ id, by, at, version, text }) => (
    <Disclosure key={id} summary={t('financing.consent.given', { person: by, day: formatDay(at, locale) })}>
      <div className={styles.consent}>
        <ul>
          {text.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Text as="p" look="small" tone="muted">
          {t('financing.consent.version', { version })}
        </Text>
      </div>
    </Disclosure>
  ));
}
