import type { ReactNode } from 'react';
import type { DateFieldName } from 'shared-kit/contract/dates';
import { DateField } from 'shared-kit/page';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

type DayFieldProps = {
  of: DateFieldName;
  beside?: string | null;
  id: string;
  label: string;
  value: string;
  isWrong: boolean;
  onEnter: (day: string) => void;
};

/** A day of the letter; what was wrong with it is said on submitting. */
export function DayField({ isWrong, onEnter, ...field }: DayFieldProps) {
  const t = useText();
  return (
    <DateField
      {...field}
      error={isWrong ? t('letter.day.wrong') : undefined}
      onChange={({ target }) => onEnter(target.value)}
    />
  );
}

type FormProps = { label: string; onSubmit: () => Promise<void>; children: ReactNode };

/** A form of one step of the letter. */
export function LetterForm({ label, onSubmit, children }: FormProps) {
  return (
    <form
      className={styles.head}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
