import { readMeasure, readNumber } from 'shared-kit/contract';
import type { useText } from '../text.ts';

/** What a typed text means; `fault` is the sentence to show. */
export type ReadText<Value> = Readonly<{ value: Value }> | Readonly<{ fault: string }>;

type Say = ReturnType<typeof useText>;

/** A whole number; nothing typed is null. */
export const readWholeIn =
  (t: Say, { least, most }: Readonly<{ least: number; most: number }>) =>
  (text: string): ReadText<number | null> => {
    const typed = text.trim();
    if (typed === '') return { value: null };
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? { value } : { fault: t('editor.wrong.whole', { least, most }) };
  };

/** A decimal as text with at most so many decimals; nothing typed is null. */
export const readDecimalIn =
  (t: Say, decimals: number) =>
  (text: string): ReadText<string | null> => {
    if (text.trim() === '') return { value: null };
    const value = readNumber(text);
    if (typeof value !== 'string' && value.fault === 'ambiguous')
      return { fault: faultText(t, value.fault, text) };
    if (typeof value !== 'string') return { fault: t('editor.wrong.amount', { decimals }) };
    const [whole = '', fraction = ''] = value.split('.');
    const isFine = !value.startsWith('-') && whole.length <= 12 && fraction.length <= decimals;
    return isFine ? { value } : { fault: t('editor.wrong.amount', { decimals }) };
  };

/** A measure in any unit of the attribute's quantity; nothing typed is undefined, so not stated. */
export const readMeasureIn =
  (t: Say, unit: string) =>
  (text: string): ReadText<number | undefined> => {
    if (text.trim() === '') return { value: undefined };
    const read = readMeasure(text, unit);
    return 'value' in read ? { value: Number(read.value) } : { fault: faultText(t, read.fault, text, unit) };
  };

function faultText(
  t: Say,
  fault: 'ambiguous' | 'not-a-number' | 'unknown-unit' | 'other-dimension',
  typed: string,
  unit = '',
) {
  if (fault !== 'ambiguous') {
    // messages: editor.wrong.*
    return t(`editor.wrong.${fault}`, { unit });
  }
  const digits = /-?\d+[.,]\d{3}/.exec(typed)?.[0] ?? typed;
  const [whole = '', fraction = ''] = digits.split(/[.,]/);
  return t('editor.wrong.ambiguous', { thousands: `${whole}${fraction}`, decimals: `${whole}.${fraction}0` });
}

/** A stored figure as a text that is read as the same figure again: `2.875` could mean thousands. */
export const writeFigure = (value: number | string | null | undefined): string => {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
};
