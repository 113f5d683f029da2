import { quoteIncoterms, quoteLimits } from 'shared-kit/contract/quotes';
import { countriesByName } from 'shared-kit/countries';
import { FormGrid } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { SelectField, TextAreaField, TextField } from 'shared-kit/ui';
import { DateField } from '../date-field/date-field.tsx';
import type { RequestEntries } from './request-entries.ts';
import styles from './request-terms-fields.module.css';
import { useText } from './request-terms-text.ts';

type Props = {
  entries: RequestEntries;
  onChange: (change: Partial<RequestEntries>) => void;
  /** Ids of the fields; made up if left out. */
  idOf?: (name: keyof RequestEntries) => string;
  /** Fields that were missing or refused at the last attempt. */
  faults: readonly ('country' | 'replyBy')[];
};

/** Delivery terms and reply deadline: the same fields for every way to request a quote. */
export function RequestTermsFields({ entries, onChange, idOf, faults }: Props) {
  const t = useText();
  const locale = useLocale();
  const field = (name: keyof RequestEntries) => ({
    id: idOf?.(name),
    label: t(`request-terms.${name}`),
    value: entries[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const optional = t('request-terms.optional');
  return (
    <FormGrid stretch>
      <SelectField
        {...field('country')}
        hint={t('request-terms.country-hint')}
        error={faults.includes('country') && t('request-terms.country-missing')}
      >
        <option value="">{t('request-terms.choose')}</option>
        {countriesByName(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('place')} optional={optional} maxLength={quoteLimits.place} />
      <SelectField {...field('rule')} optional={optional}>
        <option value="">{t('request-terms.no-wish')}</option>
        {quoteIncoterms.map((rule) => (
          <option key={rule}>{rule}</option>
        ))}
      </SelectField>
      <TextField {...field('incotermPlace')} optional={optional} maxLength={quoteLimits.place} />
      <DateField
        {...field('replyBy')}
        of="request.replyBy"
        optional={optional}
        hint={t('request-terms.replyBy-hint', { count: quoteLimits.replyDays })}
        error={faults.includes('replyBy') && t('request-terms.replyBy-fault')}
      />
      <TextAreaField
        {...field('note')}
        className={styles.wide}
        optional={optional}
        rows={3}
        maxLength={quoteLimits.note}
      />
    </FormGrid>
  );
}
