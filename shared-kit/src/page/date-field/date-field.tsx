import { type DateFieldName, dayOf } from 'shared-kit/contract/dates';
import { Row } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Field, type FieldTexts, InputFrame } from 'shared-kit/ui';
import styles from './date-field.module.css';
import { useText } from './date-field-text.ts';
import { faultText, rangeBeside, rangeText } from './day-note.ts';
import { DayPicker } from './day-picker.tsx';
import { type DateEntryProps, useDateEntry } from './use-date-entry.ts';

export interface DateFieldProps extends FieldTexts, DateEntryProps {
  /** Which date it is: the contract's table has its range. */
  of: DateFieldName;
  /** The ISO day that this one may not precede or follow by that table, if it is known. */
  beside?: string | null | undefined;
  id?: string | undefined;
  className?: string | undefined;
  name?: string;
  disabled?: boolean;
}

/** A calendar day in UTC, typed as the page writes dates or picked. Says its range, unless `hint` says more. */
export function DateField({ of, beside, value, defaultValue, onChange, ...rest }: DateFieldProps) {
  const { label, optional, hint, error, labelHidden, id, className, name, disabled } = rest;
  const t = useText();
  const locale = useLocale();
  const entry = useDateEntry({ value, defaultValue, onChange }, locale);
  const today = dayOf(new Date());
  const range = rangeBeside(of, beside ?? null, today);
  const words = { t, locale };
  // A question is asked at once; a fault waits until the field is left.
  const isAsking = entry.reading.kind === 'question';
  const fault = entry.isEditing && !isAsking ? null : faultText(entry.reading, range, words);
  return (
    <Field
      {...{ label, optional, labelHidden, id, className }}
      hint={hint ?? rangeText(range, today, words)}
      error={fault ?? error}
    >
      {(control) => (
        <>
          <InputFrame
            className={styles.frame}
            after={<span className={styles.zone}>{t('date-field.zone')}</span>}
          >
            <input
              {...control}
              type="text"
              autoComplete="off"
              disabled={disabled}
              value={entry.shown}
              onFocus={() => entry.setEditing(true)}
              onBlur={() => entry.setEditing(false)}
              onChange={({ target }) => entry.take(target.value)}
            />
            <DayPicker
              label={t('date-field.choose')}
              {...{ range, disabled, day: entry.day, onPick: entry.take }}
            />
          </InputFrame>
          {name && <input type="hidden" name={name} value={entry.day} />}
          {entry.reading.kind === 'question' && (
            <Row as="span">
              {entry.reading.days.map((day) => (
                <Button key={day} size="small" onClick={() => entry.take(day)}>
                  {formatDay(day, locale)}
                </Button>
              ))}
            </Row>
          )}
        </>
      )}
    </Field>
  );
}
