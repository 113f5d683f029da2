import { forEachLocale, type Locale } from 'shared-kit/contract/languages';

const names = forEachLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export const countryName = (country: string, locale: Locale): string => names[locale].of(country) ?? country;
