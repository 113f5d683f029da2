import { useState } from 'react';
import { type FigureField, figureFields, figureOf } from 'shared-kit/contract/figures';
import { type Currency, currencies, defaultCurrency } from 'shared-kit/contract/money';
import type { BulkEdit } from 'shared-kit/contract/products';
import { FigureInput } from 'shared-kit/figure-input';
import { useLocale } from 'shared-kit/shell';
import { Button, Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './bulk.module.css';
import type { BulkAction } from './bulk-query.ts';

type Props = {
  action: BulkAction;
  /** Shows what the change would do; null if a figure was changed since. */
  onEdit: (edit: BulkEdit | null) => void;
};

const raisedPercent: FigureField = { ...figureFields.share, most: '999.99' };
const directions = ['raise', 'lower'] as const;
const ways = ['percent', 'amount'] as const;

/** The figures of a change. Nothing is changed before its outcome was shown. */
export function EditFields({ action, onEdit }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [direction, setDirection] = useState<(typeof directions)[number]>('raise');
  const [way, setWay] = useState<(typeof ways)[number]>('percent');
  const [currency, setCurrency] = useState<Currency>(defaultCurrency);
  const [error, setError] = useState<string | undefined>();
  const locale = useLocale();
  const isPrice = action === 'price';
  const figure = isPrice ? priceFigure({ direction, way, currency }) : figureFields.leadTime;
  const show = () => {
    const value = figureOf(typed, locale, figure);
    const edit =
      value === null ? null : isPrice ? priceEdit({ value, direction, way, currency }) : leadTimeEdit(value);
    setError(edit ? undefined : t(isPrice ? 'products.bulk.wrong-amount' : 'products.bulk.wrong-weeks'));
    if (edit) onEdit(edit);
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onEdit(null);
    };
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      {isPrice && (
        <>
          <Segmented
            label={t('products.bulk.direction')}
            value={direction}
            onChange={change(setDirection)}
            options={directions.map((value) => ({ value, label: t(`products.bulk.${value}`) }))}
          />
          <Segmented
            label={t('products.bulk.way')}
            value={way}
            onChange={change(setWay)}
            options={ways.map((value) => ({ value, label: t(`products.bulk.${value}`) }))}
          />
        </>
      )}
      <FigureInput
        figure={figure}
        label={t(isPrice ? 'products.bulk.by' : 'products.bulk.weeks')}
        text={typed}
        error={error}
        onText={change(setTyped)}
      />
      {isPrice && way === 'amount' && (
        <SelectField
          label={t('editor.price.currency')}
          value={currency}
          onChange={({ target }) =>
            change(setCurrency)(currencies.find((each) => each === target.value) ?? currency)
          }
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
      <Button type="submit">{t('products.bulk.show')}</Button>
    </form>
  );
}

type Figures = Readonly<{
  value: string;
  direction: (typeof directions)[number];
  way: (typeof ways)[number];
  currency: Currency;
}>;

function priceFigure({ direction, way, currency }: Omit<Figures, 'value'>): FigureField {
  if (way === 'amount') return { ...figureFields.listPrice, unit: currency };
  return direction === 'lower' ? figureFields.discount : raisedPercent;
}

function priceEdit({ value, direction, way, currency }: Figures): BulkEdit | null {
  if (value === '0') return null;
  const signed = direction === 'lower' ? `-${value}` : value;
  return way === 'amount'
    ? { kind: 'price-amount', amount: signed, currency }
    : { kind: 'price-percent', percent: signed };
}

const leadTimeEdit = (weeks: string): BulkEdit => ({ kind: 'lead-time', weeks: Number(weeks) });
