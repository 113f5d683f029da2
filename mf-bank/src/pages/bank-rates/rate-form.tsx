import { useId } from 'react';
import { currencies, loanProducts } from 'shared-kit/contract';
import { DateField } from 'shared-kit/page';
import { ApiError, api, useSubmit } from 'shared-kit/shell';
import { Button, Note, SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../text.ts';
import styles from './bank-rates-page.module.css';
import { type RateEntries, type RateField, readRate } from './rate-entries.ts';
import { RatePreview } from './rate-preview.tsx';

type RateFormProps = {
  entries: RateEntries;
  enter: (entries: RateEntries) => void;
  /** Called after the rate was stated. */
  onStated: () => Promise<unknown>;
};
type Failure = Readonly<{ faults: readonly RateField[] } | { refused: boolean }>;

/** States a rate; what the shop will say stands beside it while typing. */
export function RateForm({ entries, enter, onStated }: RateFormProps) {
  const t = useText();
  const id = useId();
  const { rate, faults } = readRate(entries, new Date());
  const { isPending, isDone, failure, attempt, run, fail, reset } = useSubmit<Failure>((error) => ({
    refused: error instanceof ApiError && error.code === 'company.not-allowed',
  }));
  const wrong = failure && 'faults' in failure ? failure.faults : [];
  const submit = async () => {
    if (!rate) return fail({ faults });
    if (await run(() => api.post('/api/bank/rates', rate))) await onStated();
  };
  // messages: rates.field.* rates.wrong.* rates.product.*
  const propsOf = (field: RateField) => ({
    id: `${id}-${field}`,
    label: t(`rates.field.${field}`),
    value: entries[field],
    error: wrong.includes(field) ? t(`rates.wrong.${field}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      if (isDone) reset();
      enter({ ...entries, [field]: target.value });
    },
  });
  return (
    <Sheet>
      <SheetHeader title={t('rates.form')} />
      <SheetBody>
        <form
          className={styles.form}
          aria-label={t('rates.form')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {wrong.length > 0 && (
            <ErrorSummary
              title={t('rates.summary', { count: wrong.length })}
              errors={wrong.map((field) => ({
                fieldId: `${id}-${field}`,
                message: t(`rates.wrong.${field}`),
              }))}
              attempt={attempt}
            />
          )}
          {failure && 'refused' in failure && (
            <Note tone="danger" role="alert">
              {t(failure.refused ? 'rates.not-allowed' : 'rates.failed')}
            </Note>
          )}
          <div className={styles.fields}>
            <SelectField {...propsOf('product')}>
              {loanProducts.map((product) => (
                <option key={product} value={product}>
                  {t(`rates.product.${product}`)}
                </option>
              ))}
            </SelectField>
            <SelectField {...propsOf('currency')}>
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </SelectField>
            <NumberField {...propsOf('ratePercent')} affix="%" />
            <NumberField {...propsOf('feePercent')} affix="%" />
            <NumberField {...propsOf('termMonthsFrom')} inputMode="numeric" affix={t('rates.month')} />
            <NumberField {...propsOf('termMonthsTo')} inputMode="numeric" affix={t('rates.month')} />
            <NumberField {...propsOf('downPaymentPercent')} affix="%" />
            <DateField {...propsOf('validUntil')} of="bank-rate.validUntil" />
          </div>
          <RatePreview rate={rate} />
          <Foot isPending={isPending} isDone={isDone} />
        </form>
      </SheetBody>
    </Sheet>
  );
}

function Foot({ isPending, isDone }: { isPending: boolean; isDone: boolean }) {
  const t = useText();
  return (
    <div className={styles.foot}>
      <Button type="submit" emphasis="finance" pending={isPending}>
        {t('rates.submit')}
      </Button>
      <span role="status">{isDone && t('rates.done')}</span>
    </div>
  );
}
