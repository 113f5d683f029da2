import { type SalesUnit, salesUnits, unitWord } from 'shared-kit/contract/products';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { isOneOf } from 'shared-kit/contract/tables';
import { Row, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { QuantityField } from '../../product/quantity-field.tsx';
import { useText } from '../../text.ts';
import styles from './wished-amount.module.css';

export type Amount = Readonly<{ quantity: number; unit: SalesUnit }>;

/** How much is wanted: pieces of a machine, metres of cloth, kilos of yarn. */
export function WishedAmount({ amount, onChange }: { amount: Amount; onChange: (amount: Amount) => void }) {
  const t = useText();
  const locale = useLocale();
  const { quantity, unit } = amount;
  return (
    <Row gap="3" align="end">
      <Stack gap="1">
        {/* The field has this name itself. */}
        <span aria-hidden className={styles.label}>
          {t('product.quantity')}
        </span>
        <QuantityField
          of={{ minimumOrder: 1, orderMultiple: 1 }}
          quantity={quantity}
          onQuantity={(next) => onChange({ quantity: next, unit })}
          max={quoteLimits.quantity}
        />
      </Stack>
      <SelectField
        label={t('free-form.unit')}
        value={unit}
        onChange={({ target }) =>
          isOneOf(salesUnits, target.value) && onChange({ quantity, unit: target.value })
        }
      >
        {salesUnits.map((each) => (
          <option key={each} value={each}>
            {unitWord(each, quantity, locale)}
          </option>
        ))}
      </SelectField>
    </Row>
  );
}
