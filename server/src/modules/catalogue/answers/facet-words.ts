import { type Condition, forEachLocale, type Locale } from 'shared-kit/contract';
import type { OwnText } from '../category-definition.ts';

/** Headings of the facets that every category has. */
export const facetLabels = {
  category: { en: 'Category', tr: 'Kategori' },
  maker: { en: 'Maker', tr: 'Üretici' },
  condition: { en: 'Condition', tr: 'Durum' },
  origin: { en: 'Origin', tr: 'Menşe' },
  price: { en: 'Price', tr: 'Fiyat' },
  lead_time_max: { en: 'Lead time', tr: 'Termin' },
} as const satisfies Readonly<Record<string, OwnText>>;

export const conditionLabels: Readonly<Record<Condition, OwnText>> = {
  new: { en: 'New', tr: 'Yeni' },
  refurbished: { en: 'Refurbished', tr: 'Revizyonlu' },
  used: { en: 'Used', tr: 'İkinci el' },
};

export const booleanLabels: Readonly<Record<'true' | 'false', OwnText>> = {
  true: { en: 'Yes', tr: 'Var' },
  false: { en: 'No', tr: 'Yok' },
};

export const withinWeeks = (weeks: number, locale: Locale): string =>
  locale === 'tr' ? `${weeks} hafta içinde` : `Within ${weeks} weeks`;

const countryNames = forEachLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export const countryName = (country: string, locale: Locale): string =>
  countryNames[locale].of(country) ?? country;
