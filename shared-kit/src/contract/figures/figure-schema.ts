import * as z from 'zod/mini';
import { isMore } from './compare-figures.ts';
import type { FigureField } from './figure-fields.ts';

function patternOf({ decimals, least = '0', most }: FigureField): RegExp {
  const sign = least.startsWith('-') ? '-?' : '';
  const whole = Math.max(...[least, most].map((it) => it.replace(/^-|\..*$/g, '').length));
  const fraction = decimals > 0 ? `(\\.\\d{1,${decimals}})?` : '';
  return new RegExp(`^${sign}\\d{1,${whole}}${fraction}$`);
}

/** A figure as requests state it: a plain decimal that its field can hold. Pages read what people type. */
export const figure = (field: FigureField) =>
  z.string().check(
    z.regex(patternOf(field)),
    // A pattern that doesn't match is a fault of its own.
    z.refine(
      (value) =>
        !patternOf(field).test(value) || !(isMore(value, field.most) || isMore(field.least ?? '0', value)),
    ),
  );
