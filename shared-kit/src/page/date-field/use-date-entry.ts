import { useState } from 'react';
import type { Locale } from 'shared-kit/contract';
import { formatDay } from 'shared-kit/shell';
import { readDay } from './read-day.ts';

/** As an input's change event: the ISO day, or what was typed where that is no day, so that no form takes it for empty. */
export type DayChange = (event: Readonly<{ target: Readonly<{ value: string }> }>) => void;

export type DateEntryProps = Readonly<{
  /** An ISO day, or empty. Left out where the form reads the field by its name. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: DayChange | undefined;
}>;

const valueFrom = (text: string, locale: Locale): string => {
  const reading = readDay(text, locale);
  return reading.kind === 'day' ? reading.day : text.trim();
};

/** What stands in a date field: what is typed while somebody types, else the day as the page writes it. */
export function useDateEntry({ value, defaultValue = '', onChange }: DateEntryProps, locale: Locale) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<Readonly<{ text: string; over: string }>>();
  const [isEditing, setEditing] = useState(false);
  const day = value ?? own;
  // The form took what was typed, or keeps its last day while nobody can read it. Any other value is the form's own.
  const isTyped = typed !== undefined && (valueFrom(typed.text, locale) === day || typed.over === day);
  const text = isTyped ? typed.text : day;
  const reading = readDay(text, locale);
  const written = reading.kind === 'day' ? formatDay(reading.day, locale) : text;
  const take = (next: string) => {
    setTyped({ text: next, over: day });
    setOwn(valueFrom(next, locale));
    onChange?.({ target: { value: valueFrom(next, locale) } });
  };
  return { day, reading, shown: isEditing && isTyped ? text : written, isEditing, setEditing, take };
}
