import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { useCurrency, useLocale } from 'shared-kit/shell';

/** The visitor's settings that every catalogue answer depends on. */
export type Visitor = Readonly<{ locale: Locale; currency: Currency }>;

export function useVisitor(): Visitor {
  const locale = useLocale();
  const currency = useCurrency();
  return { locale, currency };
}
