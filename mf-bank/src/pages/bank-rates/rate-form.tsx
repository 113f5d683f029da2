import { bankRates, loanProducts } from 'shared-kit/contract/financing';
import { currencies } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { useForm } from 'shared-kit/form';
import { FormGrid, Row, Stack } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { call, refusalAmong, useLocale } from 'shared-kit/shell';
import { Button, Note, SelectField, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import { firstEntries, type RateField, type RateFigure, rateFigures, readRate } from './rate-entries.ts';
import { RatePreview } from './rate-preview.tsx';

/** The rate that is typed. The page fills in an earlier one to be stated anew. */
export function useRateForm() {
  const t = useText();
  const locale = useLocale();
  return useForm({
    first: () => firstEntries(new Date()),
    read: (entries) => {
      const { rate, faults } = readRate(entries, new Date(), locale);
      return { body: rate, faults };
    },
    says: (field) => t(`rates.wrong.${field}`),
    shows: 'attempt',
    failureOf: (error) =>
      refusalAmong(error, ['company.not-allowed']) ? 'rates.not-allowed' : 'rates.failed',
  });
}

type RateFormProps = {
  form: ReturnType<typeof useRateForm>;
  /** Called after the rate was stated. */
  onStated: () => Promise<unknown>;
};

/** States a rate; what the shop will say stands beside it while typing. */
export function RateForm({ form, onStated }: RateFormProps) {
  const t = useText();
  const { rate } = readRate(form.entries, new Date(), useLocale());
  const textOf = (field: Exclude<RateField, RateFigure>) => ({
    ...form.text(field),
    label: t(`rates.field.${field}`),
  });
  const figureOf = (field: RateFigure) => ({
    ...form.figure(field),
    label: t(`rates.field.${field}`),
    figure: rateFigures[field],
    binds: true,
  });
  return (
    <Sheet>
      <SheetHeader title={t('rates.form')} />
      <SheetBody>
        <Stack
          as="form"
          aria-label={t('rates.form')}
          {...form.sends(async (body) => {
            await call(bankRates.state, { body });
            await onStated();
          })}
        >
          {form.summary && (
            <ErrorSummary title={t('rates.summary', { count: form.wrong.length })} {...form.summary} />
          )}
          {form.failure && (
            <Note tone="danger" role="alert">
              {t(form.failure)}
            </Note>
          )}
          <FormGrid>
            <SelectField {...textOf('product')}>
              {loanProducts.map((product) => (
                <option key={product} value={product}>
                  {t(`rates.product.${product}`)}
                </option>
              ))}
            </SelectField>
            <SelectField {...textOf('currency')}>
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </SelectField>
            <FigureInput {...figureOf('ratePercent')} affix="%" />
            <FigureInput {...figureOf('feePercent')} affix="%" />
            <FigureInput {...figureOf('termMonthsFrom')} affix={t('rates.month')} />
            <FigureInput {...figureOf('termMonthsTo')} affix={t('rates.month')} />
            <FigureInput {...figureOf('downPaymentPercent')} affix="%" />
            <DateField {...textOf('validUntil')} of="bank-rate.validUntil" />
          </FormGrid>
          <RatePreview rate={rate} />
          <Foot isPending={form.isPending} isDone={form.isDone} />
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

function Foot({ isPending, isDone }: { isPending: boolean; isDone: boolean }) {
  const t = useText();
  return (
    <Row gap="3">
      <Button type="submit" emphasis="finance" pending={isPending}>
        {t('rates.submit')}
      </Button>
      <span role="status">{isDone && t('rates.done')}</span>
    </Row>
  );
}
