import { useRef } from 'react';
import type { DayRange } from 'shared-kit/contract/dates';
import { CalendarIcon, IconButton } from 'shared-kit/ui';
import styles from './date-field.module.css';

type DayPickerProps = {
  label: string;
  /** An ISO day; anything else opens the calendar at today. */
  day: string;
  range: DayRange;
  disabled?: boolean | undefined;
  onPick: (day: string) => void;
};

/** The button that opens the browser's own calendar, or a phone's wheel. */
export function DayPicker({ label, day, range, disabled, onPick }: DayPickerProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={CalendarIcon}
        size="small"
        label={label}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={range.first}
        max={range.last}
        value={/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''}
        onChange={({ target }) => onPick(target.value)}
      />
    </>
  );
}
