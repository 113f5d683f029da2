import type { Locale } from 'shared-kit/contract/languages';

/** `814 kB`. */
export const sizeOf = (bytes: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(bytes / 1024)} kB`;
