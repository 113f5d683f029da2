import { figureFields } from 'shared-kit/contract/figures';
import { conditionGates, feeKinds, taxBases } from 'shared-kit/contract/financing';
import { isOneOf } from 'shared-kit/contract/tables';
import { FigureInput } from 'shared-kit/figure-input';
import { Checkbox, SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { EntryList } from './entry-list.tsx';
import { chargeUnits, drawdownFigure, dueMonthFigure, shareOrSum } from './figures-of.ts';
import styles from './offer-editor.module.css';
import type { FeeEntry } from './offer-entries.ts';
import type { OfferForm } from './offer-form.ts';

/** Each is a percentage of the principal or an amount, due in a month of its own. */
export function FeeList({ form }: { form: OfferForm }) {
  const t = useText();
  return (
    <EntryList form={form} list="fees">
      {(fee, change, propsOf) => (
        <>
          <SelectField
            {...propsOf('kind')}
            label={t('editor.field.fees.kind')}
            value={fee.kind}
            onChange={({ target }) => isOneOf(feeKinds, target.value) && change({ kind: target.value })}
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
            onChange={({ target }) => isOneOf(chargeUnits, target.value) && change({ unit: target.value })}
          >
            {chargeUnits.map((it) => (
              <option key={it} value={it}>
                {t(`editor.unit.${it}`)}
              </option>
            ))}
          </SelectField>
          <FeeFigures {...{ form, fee, change, propsOf }} />
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

type FeeFiguresProps = {
  form: OfferForm;
  fee: FeeEntry;
  change: (part: Partial<FeeEntry>) => void;
  propsOf: (name: string) => { id: string; error: string | undefined };
};

/** How much, and when. */
function FeeFigures({ form, fee, change, propsOf }: FeeFiguresProps) {
  const t = useText();
  return (
    <>
      <FigureInput
        {...propsOf('value')}
        figure={shareOrSum(fee.unit, form.currency)}
        binds
        label={t('editor.field.fees.value')}
        affix={fee.unit === 'percent' ? '%' : form.currency}
        text={fee.value}
        onText={(value) => change({ value })}
      />
      <FigureInput
        {...propsOf('dueMonth')}
        figure={dueMonthFigure}
        label={t('editor.field.fees.dueMonth')}
        hint={t('editor.hint.dueMonth')}
        text={fee.dueMonth}
        onText={(dueMonth) => change({ dueMonth })}
      />
    </>
  );
}

/** As the bank states them: a tax's base also says when it is due. */
export function TaxList({ form }: { form: OfferForm }) {
  const t = useText();
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
          <FigureInput
            {...propsOf('percent')}
            figure={figureFields.bankShare}
            binds
            label={t('editor.field.taxes.percent')}
            affix="%"
            text={tax.percent}
            onText={(percent) => change({ percent })}
          />
          <SelectField
            {...propsOf('base')}
            label={t('editor.field.taxes.base')}
            hint={t(`editor.tax-due.${tax.base}`)}
            value={tax.base}
            onChange={({ target }) => isOneOf(taxBases, target.value) && change({ base: target.value })}
          >
            {taxBases.map((it) => (
              <option key={it} value={it}>
                {t(`editor.tax-base.${it}`)}
              </option>
            ))}
          </SelectField>
          {tax.base === 'import-value' && (
            <FigureInput
              {...propsOf('baseAmount')}
              figure={shareOrSum('amount', form.currency)}
              binds
              label={t('editor.field.taxes.baseAmount')}
              affix={form.currency}
              text={tax.baseAmount}
              onText={(baseAmount) => change({ baseAmount })}
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
            onChange={({ target }) => isOneOf(conditionGates, target.value) && change({ gate: target.value })}
          >
            {conditionGates.map((it) => (
              <option key={it} value={it}>
                {t(`editor.gate.${it}`)}
              </option>
            ))}
          </SelectField>
          {condition.gate === 'named-drawdown' && (
            <FigureInput
              {...propsOf('drawdown')}
              figure={drawdownFigure}
              label={t('editor.field.conditions.drawdown')}
              text={condition.drawdown}
              onText={(drawdown) => change({ drawdown })}
            />
          )}
        </>
      )}
    </EntryList>
  );
}
