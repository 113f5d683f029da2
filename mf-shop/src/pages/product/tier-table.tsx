import { moneyColumn, roughly } from 'shared-kit/contract/money';
import { useLocale } from 'shared-kit/shell';
import { VisuallyHidden } from 'shared-kit/ui';
import { formatFigure } from '../../format/figure.ts';
import { type QuantityPrice, stepAt } from '../../price/quantity-prices.ts';
import { useText } from '../../text.ts';
import styles from './tier-table.module.css';

type TierTableProps = { scale: readonly QuantityPrice[]; quantity: number; isConverted: boolean };

/** Prices by quantity; the current step is bold. */
export function TierTable({ scale, quantity, isConverted }: TierTableProps) {
  const t = useText();
  const locale = useLocale();
  const shown = (step: QuantityPrice) => roughly(step.price, isConverted);
  const money = moneyColumn(scale.map(shown));
  const at = stepAt(scale, quantity);
  const span = ({ from, to }: QuantityPrice) => {
    const low = formatFigure(from, locale);
    if (to === null) return t('product.tier-last', { from: low });
    return from === to ? low : t('product.tier-span', { from: low, to: formatFigure(to, locale) });
  };
  return (
    <table className={styles.root}>
      <caption>
        <VisuallyHidden>{t('product.tiers')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {scale.map((step) => (
            <th key={step.from} scope="col" className={styles.head}>
              {span(step)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {scale.map((step) => (
            <td key={step.from} className={styles.price} data-current={step === at || undefined}>
              {money(shown(step))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
