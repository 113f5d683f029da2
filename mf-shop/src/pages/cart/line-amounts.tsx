import type { CartLine } from 'shared-kit/contract/cart';
import { formatMoney, roughly } from 'shared-kit/contract/money';
import { ExactPrice } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Text, VisuallyHidden } from 'shared-kit/ui';
import { formatFigure } from '../../format/figure.ts';
import { perUnit } from '../../format/words.ts';
import { useText } from '../../text.ts';
import styles from './line-amounts.module.css';

type Amount = NonNullable<CartLine['total']>;

/** The binding amounts in the contract currency first; about the same in the display currency below, smaller. */
export function LineAmounts({
  line,
  unitClass = '',
  amountClass = '',
}: {
  line: CartLine;
  unitClass?: string | undefined;
  amountClass?: string | undefined;
}) {
  const t = useText();
  const locale = useLocale();
  const { unitPrice, priceList, total, tier, unit, quantity } = line;
  if (!unitPrice || !total)
    return (
      <Text weight="semibold" className={unitClass}>
        {t('price.on-request')}
      </Text>
    );
  return (
    <>
      <div className={unitClass}>
        <span className={styles.label}>{`${t('cart.column.unit')} `}</span>
        <span className={styles.figure}>{formatMoney(unitPrice.contract)}</span>
        <span className={styles.small}>{` ${perUnit(unit, t)}`}</span>
        <ExactPrice price={unitPrice.contract} quantity={quantity} />
        <About amount={unitPrice} />
        {priceList !== null && (
          <Text look="tiny" tone="positive">
            {t('price.list-short', { list: priceList })}
          </Text>
        )}
        {tier && (
          <Text look="tiny" tone="positive">
            {t('cart.tier', {
              from: formatFigure(tier.from, locale),
              percent: formatFigure(Number(tier.percentOff), locale),
            })}
          </Text>
        )}
      </div>
      <div className={amountClass}>
        <span className={styles.label}>{`${t('cart.column.amount')} `}</span>
        <b className={styles.figure}>{formatMoney(total.contract)}</b>
        <About amount={total} />
      </div>
    </>
  );
}

/** Nothing if both currencies are the same. */
function About({ amount: { contract, display } }: { amount: Amount }) {
  const t = useText();
  if (contract.currency === display.currency) return null;
  return (
    <Text look="tiny" tone="subtle" numeric>
      <span aria-hidden>≈ </span>
      <VisuallyHidden>{`${t('price.about')} `}</VisuallyHidden>
      <span>{formatMoney(roughly(display))}</span>
    </Text>
  );
}
