import { commissionPeriods } from 'shared-kit/contract/financing';
import { isOneOf } from 'shared-kit/contract/tables';
import { FigureInput } from 'shared-kit/figure-input';
import { Stack } from 'shared-kit/layout';
import { SelectField, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { chargeUnits, shareOrSum } from '../offer-editor/figures-of.ts';
import styles from '../offer-editor/offer-editor.module.css';
import type { CommissionEntry } from './letter-entries.ts';
import type { LetterForm } from './letter-form.ts';

const payers = ['buyer', 'maker'] as const;

/** One commission of each kind; an empty one is not charged. */
export function CommissionFields({ form }: { form: LetterForm }) {
  const t = useText();
  const { entries, enter } = form;
  const change = (changed: CommissionEntry, part: Partial<CommissionEntry>) =>
    enter({ commissions: entries.commissions.map((it) => (it === changed ? { ...it, ...part } : it)) });
  const isWrong = form.wrong.includes('commissions');
  return (
    <Stack align="start">
      <Text as="p" look="small">
        {t('letter.hint.commissions')}
      </Text>
      {entries.commissions.map((it) => (
        <Commission
          key={it.kind}
          form={form}
          entry={it}
          isWrong={isWrong}
          change={(part) => change(it, part)}
        />
      ))}
    </Stack>
  );
}

type CommissionProps = {
  form: LetterForm;
  entry: CommissionEntry;
  isWrong: boolean;
  change: (part: Partial<CommissionEntry>) => void;
};

function Commission({ form, entry, isWrong, change }: CommissionProps) {
  const t = useText();
  const { kind, value, unit, per, paidBy } = entry;
  const isFirst = kind === form.entries.commissions[0]?.kind;
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{t(`letter.commission.${kind}`)}</legend>
      <div className={styles.fields}>
        <FigureInput
          figure={shareOrSum(unit, form.currency)}
          binds
          id={isFirst ? `${form.id}-commissions` : undefined}
          label={t('letter.field.commission-value')}
          affix={unit === 'percent' ? '%' : form.currency}
          text={value}
          error={isWrong && value.trim() !== '' ? t('letter.wrong.commissions') : undefined}
          onText={(next) => change({ value: next })}
        />
        <SelectField
          label={t('editor.field.fees.unit')}
          value={unit}
          onChange={({ target }) => isOneOf(chargeUnits, target.value) && change({ unit: target.value })}
        >
          {chargeUnits.map((it) => (
            <option key={it} value={it}>
              {t(`editor.unit.${it}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('letter.field.commission-per')}
          value={per}
          onChange={({ target }) => isOneOf(commissionPeriods, target.value) && change({ per: target.value })}
        >
          {commissionPeriods.map((it) => (
            <option key={it} value={it}>
              {t(`letter.per.${it}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('letter.field.commission-by')}
          value={paidBy}
          onChange={({ target }) => isOneOf(payers, target.value) && change({ paidBy: target.value })}
        >
          {payers.map((it) => (
            <option key={it} value={it}>
              {t(`letter.by.${it}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
