import type { RefObject } from 'react';
import { reasonMaxLength } from 'shared-kit/contract/verification';
import { SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const templates = [
  'unreadable',
  'too-old',
  'name-differs',
  'address-differs',
  'signatory-missing',
  'tax-number',
  'no-answer',
] as const;

type ReasonFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** A decision needs it, and it is empty. */
  isMissing: boolean;
  onChange: (reason: string) => void;
};

/** The note to the company, and words to begin it with. */
export function ReasonField({ ref, value, isMissing, onChange }: ReasonFieldProps) {
  const t = useText();
  return (
    <>
      <Templates onChoose={(words) => onChange(value.trim() ? `${value.trim()}\n${words}` : words)} />
      <TextAreaField
        ref={ref}
        label={t('verify.decision.reason')}
        hint={t('verify.decision.reason-hint')}
        error={isMissing ? t('verify.decision.reason-missing') : undefined}
        value={value}
        maxLength={reasonMaxLength}
        rows={4}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** Words that staff write often. The choice puts them into the note, where they can be changed. */
function Templates({ onChoose }: { onChoose: (words: string) => void }) {
  const t = useText();
  return (
    <SelectField
      label={t('verify.template.title')}
      value=""
      onChange={({ target }) => {
        const chosen = templates.find((it) => it === target.value);
        if (chosen) onChoose(t(`verify.template.words.${chosen}`));
      }}
    >
      <option value="">{t('verify.template.none')}</option>
      {templates.map((it) => (
        <option key={it} value={it}>
          {t(`verify.template.name.${it}`)}
        </option>
      ))}
    </SelectField>
  );
}
