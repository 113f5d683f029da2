import { dayCounts, loanProducts, paymentRhythms } from 'shared-kit/contract';
import { DateField } from 'shared-kit/page';
import { SelectField, TextAreaField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../../text.ts';
import { ConditionEntries, FeeList, TaxList } from './entry-lists.tsx';
import styles from './offer-editor.module.css';
import type { ChoiceField } from './offer-entries.ts';
import { type OfferForm, useFieldProps } from './offer-form.ts';
import { Part } from './part.tsx';
import { RateFields } from './rate-fields.tsx';

const rhythms = Object.keys(paymentRhythms) as (keyof typeof paymentRhythms)[];

/** Everything that a bank can state, by subject. */
export function OfferFields({ form }: { form: OfferForm }) {
  const t = useText();
  const propsOf = useFieldProps(form);
  return (
    <div className={styles.form}>
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
    </div>
  );
}

function LoanFields({ form }: { form: OfferForm }) {
  const t = useText();
  const propsOf = useFieldProps(form);
  const { currency, entries } = form;
  const months = { inputMode: 'numeric', affix: t('rates.month') } as const;
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
  // messages: rates.product.* editor.rhythm.* editor.repayment.* editor.timing.* editor.grace.*
  return (
    <div className={styles.fields}>
      {choice('product', loanProducts, (it) => t(`rates.product.${it}`))}
      <NumberField {...propsOf('principal')} affix={currency} />
      <NumberField {...propsOf('ownFunds')} affix={currency} />
      <DateField {...propsOf('drawdownOn')} of="bank-offer.drawdownOn" />
      <NumberField {...propsOf('months')} {...months} />
      {choice('rhythm', rhythms, (it) => t(`editor.rhythm.${it}`))}
      <NumberField {...propsOf('graceMonths')} {...months} />
      {Number(entries.graceMonths) > 0 &&
        choice('graceInterest', ['paid', 'capitalised'], (it) => t(`editor.grace.${it}`))}
      {choice('repayment', ['level', 'equal-principal'], (it) => t(`editor.repayment.${it}`))}
      {choice('timing', ['arrears', 'advance'], (it) => t(`editor.timing.${it}`))}
      <NumberField
        {...propsOf('balloon')}
        affix={currency}
        hint={entries.product === 'financial-lease' ? t('editor.hint.option') : undefined}
      />
      {choice('dayCount', dayCounts, (it) => it)}
    </div>
  );
}
