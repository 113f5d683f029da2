import type { Locale } from 'shared-kit/contract';
import type { AttributeGroup, OwnText } from '../category-definition.ts';

export const sheetWords = {
  title: { en: 'Specification sheet', tr: 'Teknik föy' },
  maker: { en: 'Maker', tr: 'Üretici' },
  category: { en: 'Category', tr: 'Kategori' },
  model: { en: 'Model', tr: 'Model' },
  condition: { en: 'Condition', tr: 'Durum' },
  origin: { en: 'Origin', tr: 'Menşe' },
  hsCode: { en: 'HS code, indicative', tr: 'GTİP, bilgi amaçlı' },
  articleNumbers: { en: 'Article numbers', tr: 'Stok kodları' },
  description: { en: 'Description', tr: 'Açıklama' },
  specification: { en: 'Technical data', tr: 'Teknik özellikler' },
  options: { en: 'Options', tr: 'Seçenekler' },
  delivery: { en: 'Order and delivery', tr: 'Sipariş ve teslimat' },
  incoterm: { en: 'Delivery term', tr: 'Teslim şekli' },
  leadTime: { en: 'Lead time', tr: 'Termin' },
  ready: { en: 'Ready to ship', tr: 'Sevke hazır' },
  minimumOrder: { en: 'Minimum order', tr: 'En az sipariş' },
  orderMultiple: { en: 'Order multiple', tr: 'Sipariş katı' },
  warranty: { en: 'Warranty', tr: 'Garanti' },
} as const satisfies Readonly<Record<string, OwnText>>;

export const groupNames: Readonly<Record<AttributeGroup, OwnText>> = {
  process: { en: 'Process', tr: 'Proses' },
  material: { en: 'Material', tr: 'Malzeme' },
  drive: { en: 'Drive and energy', tr: 'Tahrik ve enerji' },
  dimensions: { en: 'Dimensions', tr: 'Ölçüler' },
  supply: { en: 'Utilities and certificates', tr: 'Bağlantılar ve belgeler' },
};

/** Where the figures come from: the sheet is ours, what it says is the maker's. */
export const sourceNote: Readonly<Record<Locale, (maker: string, date: string) => string>> = {
  en: (maker, date) =>
    `As stated by ${maker}, last changed on ${date}. The offer that both companies agree on is what binds.`,
  tr: (maker, date) =>
    `Değerler üreticinin beyanıdır: ${maker}. Son değişiklik: ${date}. Bağlayıcı olan, iki şirketin üzerinde anlaştığı tekliftir.`,
};

export const weeks: Readonly<Record<Locale, (count: number) => string>> = {
  en: (count) => `${count} ${count === 1 ? 'week' : 'weeks'}`,
  tr: (count) => `${count} hafta`,
};
