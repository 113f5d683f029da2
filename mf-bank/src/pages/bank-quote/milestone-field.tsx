import { useId, useState } from 'react';
import { disbursementLimits } from 'shared-kit/contract/financing';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';

type MilestoneFieldProps = {
  /** Of the purchase, in words. */
  milestones: readonly string[];
  value: string;
  onChange: (milestone: string) => void;
};
const other = 'other';

/** Which milestone of the purchase a payment is for: one that was agreed, or another thing in words. */
export function MilestoneField({ milestones, value, onChange }: MilestoneFieldProps) {
  const t = useText();
  const id = useId();
  const [isOther, setOther] = useState(milestones.length === 0);
  const words = (
    <TextField
      id={`${id}-words`}
      label={t(milestones.length === 0 ? 'payment.milestone' : 'payment.milestone.words')}
      maxLength={disbursementLimits.milestone}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (milestones.length === 0) return words;
  return (
    <>
      <SelectField
        id={id}
        label={t('payment.milestone')}
        value={isOther ? other : value}
        onChange={({ target }) => {
          setOther(target.value === other);
          onChange(target.value === other ? '' : target.value);
        }}
      >
        <option value="">{t('payment.milestone.none')}</option>
        {milestones.map((it) => (
          <option key={it}>{it}</option>
        ))}
        <option value={other}>{t('payment.milestone.other')}</option>
      </SelectField>
      {isOther && words}
    </>
  );
}
