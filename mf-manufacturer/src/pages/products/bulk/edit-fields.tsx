import { useState } from 'react';
import { type BulkEdit, type Currency, currencies, defaultCurrency } from 'shared-kit/contract';
import { readAmount, readWhole } from 'shared-kit/shell';
import { Button, Segmented, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './bulk.module.css';
import type { BulkAction } from './bulk-query.ts';

type Props = {
  action: BulkAction;
  /** Shows what the change would do; null if a figure was changed since. */
  onEdit: (edit: BulkEdit | null) => void;
};

const most = { weeks: 520, percent: 999.99 };
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
  const isPrice = action === 'price';
  const show = () => {
    const edit = isPrice ? priceEdit({ typed, direction, way, currency }) : leadTimeEdit(typed);
    setError(edit ? undefined : t(isPrice ? 'products.bulk.wrong-amount' : 'products.bulk.wrong-weeks'));
    if (edit) onEdit(edit);
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onEdit(null);
    };
  // messages: products.bulk.raise products.bulk.lower products.bulk.percent products.bulk.amount
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
      <TextField
        label={t(isPrice ? 'products.bulk.by' : 'products.bulk.weeks')}
        inputMode="decimal"
        value={typed}
        error={error}
        onChange={({ target }) => change(setTyped)(target.value)}
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
  typed: string;
  direction: (typeof directions)[number];
  way: (typeof ways)[number];
  currency: Currency;
}>;

function priceEdit({ typed, direction, way, currency }: Figures): BulkEdit | null {
  const amount = readAmount(typed, way === 'percent' ? 2 : 4);
  if (amount === null || Number(amount) === 0) return null;
  const signed = direction === 'lower' ? `-${amount}` : amount;
  if (way === 'amount') return { kind: 'price-amount', amount: signed, currency };
  const isPossible = Number(signed) > -100 && Number(signed) <= most.percent;
  return isPossible ? { kind: 'price-percent', percent: signed } : null;
}

function leadTimeEdit(typed: string): BulkEdit | null {
  const weeks = readWhole(typed, 0);
  return weeks !== null && weeks <= most.weeks ? { kind: 'lead-time', weeks } : null;
}
