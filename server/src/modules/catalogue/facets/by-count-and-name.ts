import { forEachLocale, type Locale } from 'shared-kit/contract/languages';
import type { Option } from './facet.ts';

/** Created once: a collator per comparison would cost more than all the counting. */
const compare = forEachLocale((locale) => new Intl.Collator(locale).compare);

/** The most counted first, then by name. */
export const byCountAndName = (locale: Locale) => (a: Option, b: Option) =>
  b.count - a.count || compare[locale](a.label, b.label);
