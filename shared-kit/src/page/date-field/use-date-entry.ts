import { useState } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { formatDay } from 'shared-kit/shell';
import { readDay } from './read-day.ts';

/** Like an input's change event. `value` is the ISO day, or the text itself if it is no day: a form must not take it for empty. */
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

/** The text of a date field: as typed while it has the focus, else the day as the page writes it. */
export function useDateEntry({ value, defaultValue = '', onChange }: DateEntryProps, locale: Locale) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<Readonly<{ text: string; over: string }>>();
  const [isEditing, setEditing] = useState(false);
  const day = value ?? own;
  // True while the form holds the typed day, or the day from before it. If it holds another day, the form set that itself.
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
