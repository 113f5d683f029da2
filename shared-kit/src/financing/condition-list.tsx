import type { ReactNode } from 'react';
import type { FinancingCondition } from 'shared-kit/contract/financing';
import { Row } from 'shared-kit/layout';
import { asElement, CheckIcon, ClockIcon, StatusBadge } from 'shared-kit/ui';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

const looks = {
  open: { tone: 'warning', icon: ClockIcon },
  answered: { tone: 'finance', icon: ClockIcon },
  met: { tone: 'positive', icon: CheckIcon },
} as const;

type ConditionListProps = {
  conditions: readonly FinancingCondition[];
  /** What the reader may do about one. */
  actionOf: (condition: FinancingCondition) => ReactNode;
};

/** Questions and conditions, when each must be met and whether it is. */
export function ConditionList({ conditions, actionOf }: ConditionListProps) {
  const t = useText();
  return (
    <ol className={styles.list}>
      {conditions.map((condition) => (
        <li key={condition.id} className={styles.entry}>
          <Row gap="3" justify="between">
            <span>
              <span>{condition.text}</span>{' '}
              <span className={styles.muted}>
                {t(`gate.${condition.gate}`, { number: condition.drawdown ?? 1 })}
              </span>
            </span>
            <StatusBadge {...looks[condition.state]}>{t(`condition.${condition.state}`)}</StatusBadge>
          </Row>
          {asElement(actionOf(condition))}
        </li>
      ))}
    </ol>
  );
}
