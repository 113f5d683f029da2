import { type FigureField, figureFields, figureOf } from 'shared-kit/contract/figures';
import { type Currency, currencies, defaultCurrency } from 'shared-kit/contract/money';
import type { BulkEdit } from 'shared-kit/contract/products';
import { FigureInput } from 'shared-kit/figure-input';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Segmented, SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
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
  const locale = useLocale();
  const isPrice = action === 'price';
  const figureIn = (entries: Entries) => (isPrice ? priceFigure(entries) : figureFields.leadTime);
  const form = useForm({
    first: () => firstEntries,
    read: (entries) => {
      const value = figureOf(entries.typed, locale, figureIn(entries));
      const edit = value && (isPrice ? priceEdit(value, entries) : leadTimeEdit(value));
      return { faults: wrongAmong({ typed: !edit }), body: edit || null };
    },
    says: () => t(isPrice ? 'products.bulk.wrong-amount' : 'products.bulk.wrong-weeks'),
    shows: 'attempt',
  });
  const { entries } = form;
  const enter = (change: Partial<Entries>) => {
    form.enter(change);
    onEdit(null);
  };
  return (
    <Row as="form" gap="3" align="end" {...form.sends(async (edit) => onEdit(edit))}>
      {isPrice && (
        <>
          <Segmented
            label={t('products.bulk.direction')}
            value={entries.direction}
            onChange={(direction) => enter({ direction })}
            options={directions.map((value) => ({ value, label: t(`products.bulk.${value}`) }))}
          />
          <Segmented
            label={t('products.bulk.way')}
            value={entries.way}
            onChange={(way) => enter({ way })}
            options={ways.map((value) => ({ value, label: t(`products.bulk.${value}`) }))}
          />
        </>
      )}
      <FigureInput
        {...form.figure('typed')}
        figure={figureIn(entries)}
        label={t(isPrice ? 'products.bulk.by' : 'products.bulk.weeks')}
        onText={(typed) => enter({ typed })}
      />
      {isPrice && entries.way === 'amount' && (
        <SelectField
          label={t('editor.price.currency')}
          value={entries.currency}
          onChange={({ target }) =>
            enter({ currency: currencies.find((each) => each === target.value) ?? entries.currency })
          }
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
      <Button type="submit">{t('products.bulk.show')}</Button>
    </Row>
  );
}

type Entries = Readonly<{
  typed: string;
  direction: (typeof directions)[number];
  way: (typeof ways)[number];
  currency: Currency;
}>;
const firstEntries: Entries = { typed: '', direction: 'raise', way: 'percent', currency: defaultCurrency };

function priceFigure({ direction, way, currency }: Entries): FigureField {
  if (way === 'amount') return { ...figureFields.listPrice, unit: currency };
  return direction === 'lower' ? figureFields.discount : raisedPercent;
}

function priceEdit(value: string, { direction, way, currency }: Entries): BulkEdit | null {
  if (value === '0') return null;
  const signed = direction === 'lower' ? `-${value}` : value;
  return way === 'amount'
    ? { kind: 'price-amount', amount: signed, currency }
    : { kind: 'price-percent', percent: signed };
}

const leadTimeEdit = (weeks: string): BulkEdit => ({ kind: 'lead-time', weeks: Number(weeks) });
