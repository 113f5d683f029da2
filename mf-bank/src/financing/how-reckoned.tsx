import { usePercent } from 'shared-kit/financing';
import { Disclosure } from 'shared-kit/ui';
import { useText } from '../text.ts';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';
import { figureNames } from './use-figure-rows.ts';

/** What each figure of the comparison contains, and the effective rates as the EU counts them. */
export function HowReckoned({ columns }: { columns: readonly Column[] }) {
  const t = useText();
  const percent = usePercent(2);
  const rates = columns.map(({ bankQuote, offer }) =>
    t('financing.reckoned.rate', {
      bank: bankQuote.bank.name,
      percent: percent(offer.figures.equalMonthsRatePercent),
    }),
  );
  return (
    <Disclosure summary={t('financing.reckoned')}>
      <dl className={styles.reckoned}>
        {figureNames.map((name) => (
          <div key={name}>
            <dt>{t(`financing.row.${name}`)}</dt>
            <dd>{t(`financing.reckoned.${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('financing.reckoned.equal-months')}</dt>
          <dd>{rates.join(', ')}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}
