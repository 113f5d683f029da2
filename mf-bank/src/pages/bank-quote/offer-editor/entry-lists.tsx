import { conditionGates, feeKinds, taxBases } from 'shared-kit/contract';
import { Checkbox, SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../../text.ts';
import { EntryList } from './entry-list.tsx';
import styles from './offer-editor.module.css';
import type { ConditionEntry, FeeEntry, TaxEntry } from './offer-entries.ts';
import type { OfferForm } from './offer-form.ts';

/** Each is a percentage of the principal or an amount, due in a month of its own. */
export function FeeList({ form }: { form: OfferForm }) {
  const t = useText();
  // messages: editor.fee.* editor.unit.*
  return (
    <EntryList form={form} list="fees">
      {(fee, change, propsOf) => (
        <>
          <SelectField
            {...propsOf('kind')}
            label={t('editor.field.fees.kind')}
            value={fee.kind}
            onChange={({ target }) => change({ kind: target.value as FeeEntry['kind'] })}
          >
            {feeKinds.map((it) => (
              <option key={it} value={it}>
                {t(`editor.fee.${it}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...propsOf('unit')}
            label={t('editor.field.fees.unit')}
            value={fee.unit}
            onChange={({ target }) => change({ unit: target.value as FeeEntry['unit'] })}
          >
            {(['percent', 'amount'] as const).map((it) => (
              <option key={it} value={it}>
                {t(`editor.unit.${it}`)}
              </option>
            ))}
          </SelectField>
          <NumberField
            {...propsOf('value')}
            label={t('editor.field.fees.value')}
            affix={fee.unit === 'percent' ? '%' : form.currency}
            value={fee.value}
            onChange={({ target }) => change({ value: target.value })}
          />
          <NumberField
            {...propsOf('dueMonth')}
            label={t('editor.field.fees.dueMonth')}
            hint={t('editor.hint.dueMonth')}
            inputMode="numeric"
            value={fee.dueMonth}
            onChange={({ target }) => change({ dueMonth: target.value })}
          />
          <Checkbox
            className={styles.box}
            checked={fee.isFinanced}
            onChange={({ target }) => change({ isFinanced: target.checked })}
          >
            {t('editor.field.fees.isFinanced')}
          </Checkbox>
        </>
      )}
    </EntryList>
  );
}

/** As the bank states them: a tax's base also says when it is due. */
export function TaxList({ form }: { form: OfferForm }) {
  const t = useText();
  // messages: editor.tax-base.* editor.tax-due.*
  return (
    <EntryList form={form} list="taxes">
      {(tax, change, propsOf) => (
        <>
          <TextField
            {...propsOf('name')}
            label={t('editor.field.taxes.name')}
            value={tax.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <NumberField
            {...propsOf('percent')}
            label={t('editor.field.taxes.percent')}
            affix="%"
            value={tax.percent}
            onChange={({ target }) => change({ percent: target.value })}
          />
          <SelectField
            {...propsOf('base')}
            label={t('editor.field.taxes.base')}
            hint={t(`editor.tax-due.${tax.base}`)}
            value={tax.base}
            onChange={({ target }) => change({ base: target.value as TaxEntry['base'] })}
          >
            {taxBases.map((it) => (
              <option key={it} value={it}>
                {t(`editor.tax-base.${it}`)}
              </option>
            ))}
          </SelectField>
          {tax.base === 'import-value' && (
            <NumberField
              {...propsOf('baseAmount')}
              label={t('editor.field.taxes.baseAmount')}
              affix={form.currency}
              value={tax.baseAmount}
              onChange={({ target }) => change({ baseAmount: target.value })}
            />
          )}
        </>
      )}
    </EntryList>
  );
}

/** Only conditions of the contract hold up signing. */
export function ConditionEntries({ form }: { form: OfferForm }) {
  const t = useText();
  // messages: editor.gate.*
  return (
    <EntryList form={form} list="conditions">
      {(condition, change, propsOf) => (
        <>
          <TextAreaField
            {...propsOf('text')}
            className={styles.wide}
            label={t('editor.field.conditions.text')}
            rows={2}
            value={condition.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <SelectField
            {...propsOf('gate')}
            className={styles.wide}
            label={t('editor.field.conditions.gate')}
            value={condition.gate}
            onChange={({ target }) => change({ gate: target.value as ConditionEntry['gate'] })}
          >
            {conditionGates.map((it) => (
              <option key={it} value={it}>
                {t(`editor.gate.${it}`)}
              </option>
            ))}
          </SelectField>
          {condition.gate === 'named-drawdown' && (
            <NumberField
              {...propsOf('drawdown')}
              label={t('editor.field.conditions.drawdown')}
              inputMode="numeric"
              value={condition.drawdown}
              onChange={({ target }) => change({ drawdown: target.value })}
            />
          )}
        </>
      )}
    </EntryList>
  );
}
