import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { formatMoney } from 'shared-kit/contract/money';
import { useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { CardMonthly } from '../../financing/card-monthly.tsx';
import { provenanceLine } from '../../price/provenance.ts';
import { useRateDay } from '../../price/rate-day.ts';
import { CardPrice } from '../../product-card/card-price.tsx';
import { useText } from '../../text.ts';

/** The price for the visitor's country, where it comes from, and the contract price if it was converted. */
export function PriceCell({ product }: { product: ComparedProduct }) {
  const t = useText();
  const locale = useLocale();
  const rateDay = useRateDay();
  const { price } = product;
  return (
    <td>
      <CardPrice product={product} />
      <CardMonthly product={product} />
      {price?.approximate && (
        <Text look="tiny" numeric>
          {t('price.contract', { amount: formatMoney(price.contract) })}
        </Text>
      )}
      {price && (
        <Text look="tiny" tone="subtle">
          {provenanceLine(price, t, locale, rateDay)}
        </Text>
      )}
    </td>
  );
}
