import { figureOf } from 'shared-kit/contract/figures';
import { dayCounts, loanProducts, paymentRhythms } from 'shared-kit/contract/financing';
import { namesOf } from 'shared-kit/contract/tables';
import { FigureInput } from 'shared-kit/figure-input';
import { Stack } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ConditionEntries, FeeList, TaxList } from './entry-lists.tsx';
import { figuresOf } from './figures-of.ts';
import styles from './offer-editor.module.css';
import type { ChoiceField } from './offer-entries.ts';
import { type OfferForm, useFieldProps, useFigureProps } from './offer-form.ts';
import { Part } from './part.tsx';
import { RateFields } from './rate-fields.tsx';

const rhythms = namesOf(paymentRhythms);

/** Everything that a bank can state, by subject. */
export function OfferFields({ form }: { form: OfferForm }) {
  const t = useText();
  const propsOf = useFieldProps(form);
  return (
    <Stack>
      <Part title={t('editor.part.loan')}>
        <LoanFields form={form} />
      </Part>
      <Part title={t('editor.part.rate')}>
        <RateFields form={form} />
      </Part>
      <Part title={t('editor.part.fees')}>
        <FeeList form={form} />
      </Part>
      <Part title={t('editor.part.taxes')}>
        <TaxList form={form} />
      </Part>
      <Part title={t('editor.part.conditions')}>
        <ConditionEntries form={form} />
      </Part>
      <Part title={t('editor.part.rest')}>
        <div className={styles.fields}>
          <TextAreaField {...propsOf('collateral')} className={styles.wide} rows={2} />
          <DateField {...propsOf('validUntil')} of="bank-offer.validUntil" />
          <TextAreaField {...propsOf('words')} className={styles.wide} rows={3} />
        </div>
      </Part>
    </Stack>
  );
}

function LoanFields({ form }: { form: OfferForm }) {
  const t = useText();
  const propsOf = useFieldProps(form);
  const numberOf = useFigureProps(form);
  const locale = useLocale();
  const { currency, entries } = form;
  const months = { affix: t('rates.month') };
  const grace = figureOf(entries.graceMonths, locale, figuresOf(currency).graceMonths);
  const choice = <Value extends string>(
    field: ChoiceField,
    values: readonly Value[],
    text: (value: Value) => string,
  ) => (
    <SelectField {...propsOf(field)}>
      {values.map((it) => (
        <option key={it} value={it}>
          {text(it)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className={styles.fields}>
      {choice('product', loanProducts, (it) => t(`rates.product.${it}`))}
      <FigureInput {...numberOf('principal')} affix={currency} />
      <FigureInput {...numberOf('ownFunds')} affix={currency} />
      <DateField {...propsOf('drawdownOn')} of="bank-offer.drawdownOn" />
      <FigureInput {...numberOf('months')} {...months} />
      {choice('rhythm', rhythms, (it) => t(`editor.rhythm.${it}`))}
      <FigureInput {...numberOf('graceMonths')} {...months} />
      {grace !== null &&
        grace !== '0' &&
        choice('graceInterest', ['paid', 'capitalised'], (it) => t(`editor.grace.${it}`))}
      {choice('repayment', ['level', 'equal-principal'], (it) => t(`editor.repayment.${it}`))}
      {choice('timing', ['arrears', 'advance'], (it) => t(`editor.timing.${it}`))}
      <FigureInput
        {...numberOf('balloon')}
        affix={currency}
        hint={entries.product === 'financial-lease' ? t('editor.hint.option') : undefined}
      />
      {choice('dayCount', dayCounts, (it) => it)}
    </div>
  );
}
