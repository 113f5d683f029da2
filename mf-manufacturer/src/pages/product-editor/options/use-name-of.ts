import { locales } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';
import type { Option } from './change-choices.ts';

/** A text in the reader's language, or else in the other. */
export function useNameOf() {
  const reader = useLocale();
  return (texts: Option['name']): string =>
    texts[reader].trim() || locales.map((locale) => texts[locale].trim()).find(Boolean) || '';
}
