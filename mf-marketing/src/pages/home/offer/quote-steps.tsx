import { useId } from 'react';
import { BankIcon, Heading, Icon, Text } from 'shared-kit/ui';
import { ContractIcon, DocumentIcon, RevisionIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './quote-steps.module.css';

const steps = [
  ['ask', DocumentIcon],
  ['negotiate', RevisionIcon],
  ['finance', BankIcon],
  ['order', ContractIcon],
] as const;

export function QuoteSteps() {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} look="page" className={styles.title}>
        {t('steps.title')}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(([step, icon]) => (
          <li key={step}>
            <Icon of={icon} size="large" className={styles.icon} />
            <Heading level={3}>{t(`steps.name.${step}`)}</Heading>
            <Text tone="muted">{t(`steps.text.${step}`)}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
