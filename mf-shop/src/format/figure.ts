import { type Locale, madeOnce } from 'shared-kit/contract/languages';

const formatsWith = (useGrouping: boolean) =>
  madeOnce((locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping }));
const grouped = formatsWith(true);
const ungrouped = formatsWith(false);

/** `1,050` in English, `1.050` in Turkish. Money has its own format, the same in both languages. */
export const formatFigure = (value: number, locale: Locale, useGrouping = true): string =>
  (useGrouping ? grouped : ungrouped)(locale).format(value);
