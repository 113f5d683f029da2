import { memo } from 'react';
import { formatMoney } from 'shared-kit/contract/money';
import { usePercent } from 'shared-kit/financing';
import { useText } from '../../../text.ts';
import styles from './offer-editor.module.css';
import type { ReadOffer } from './read-offer.ts';

/** The chief figures, which stay in sight on a narrow screen, where the form is longer than the screen. */
export const FigureBar = memo(function FigureBar({ read }: { read: ReadOffer }) {
  const t = useText();
  const percent = usePercent(2);
  if (!read.terms) return null;
  const { figures, terms } = read;
  const money = (amount: string) => formatMoney({ amount, currency: terms.currency });
  const shown = [
    [t('figures.effective'), percent(figures.effectiveRatePercent)],
    [t('figures.instalment'), figures.instalment ? money(figures.instalment) : '–'],
    [t('figures.cost'), money(figures.totalCost)],
  ] as const;
  return (
    <dl className={styles.bar}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
