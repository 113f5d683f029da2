import { useId } from 'react';
import { bankRates, loanProducts } from 'shared-kit/contract/financing';
import { currencies } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { DateField } from 'shared-kit/page';
import { ApiError, call, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Note, SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import styles from './bank-rates-page.module.css';
import { type RateEntries, type RateField, type RateFigure, rateFigures, readRate } from './rate-entries.ts';
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
  const { rate, faults } = readRate(entries, new Date(), useLocale());
  const { isPending, isDone, failure, attempt, run, fail, reset } = useSubmit<Failure>((error) => ({
    refused: error instanceof ApiError && error.code === 'company.not-allowed',
  }));
  const wrong = failure && 'faults' in failure ? failure.faults : [];
  const submit = async () => {
    if (!rate) return fail({ faults });
    if (await run(() => call(bankRates.state, { body: rate }))) await onStated();
  };
  const { propsOf, figureOf } = useFieldProps({ id, entries, wrong }, (next) => {
    if (isDone) reset();
    enter(next);
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
            <FigureInput {...figureOf('ratePercent')} affix="%" />
            <FigureInput {...figureOf('feePercent')} affix="%" />
            <FigureInput {...figureOf('termMonthsFrom')} affix={t('rates.month')} />
            <FigureInput {...figureOf('termMonthsTo')} affix={t('rates.month')} />
            <FigureInput {...figureOf('downPaymentPercent')} affix="%" />
            <DateField {...propsOf('validUntil')} of="bank-rate.validUntil" />
          </div>
          <RatePreview rate={rate} />
          <Foot isPending={isPending} isDone={isDone} />
        </form>
      </SheetBody>
    </Sheet>
  );
}

type Fields = Readonly<{ id: string; entries: RateEntries; wrong: readonly RateField[] }>;

/** The props of a field that holds one text, and of one that holds a figure. */
function useFieldProps({ id, entries, wrong }: Fields, enter: (entries: RateEntries) => void) {
  const t = useText();
  const textsOf = (field: RateField) => ({
    id: `${id}-${field}`,
    label: t(`rates.field.${field}`),
    error: wrong.includes(field) ? t(`rates.wrong.${field}`) : undefined,
  });
  return {
    propsOf: (field: Exclude<RateField, RateFigure>) => ({
      ...textsOf(field),
      value: entries[field],
      onChange: ({ target }: { target: { value: string } }) => enter({ ...entries, [field]: target.value }),
    }),
    figureOf: (field: RateFigure) => ({
      ...textsOf(field),
      figure: rateFigures[field],
      binds: true,
      text: entries[field],
      onText: (text: string) => enter({ ...entries, [field]: text }),
    }),
  };
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
