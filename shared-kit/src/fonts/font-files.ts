const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Quotation marks, dashes, arrows and the signs in prices, dates and measures. */
const signs = '\u00a0\u00ad¡£¥§©«®°±²³·¹»¼½¾¿–—‘’“”„•…‹›€™−↑↓';

/**
 * The interface's two font files. Keep `letters` equal to `unicode-range` in the style sheet: a letter is used only if
 * its range contains it, too.
 */
export const fontFiles = [
  {
    file: 'archivo-latin.woff2',
    source: 'archivo-latin-wdth-normal.woff2',
    letters: [range(0x20, 0x7e), range(0xc0, 0xff), 'ı', signs].join(''),
    limitKb: 58,
  },
  {
    file: 'archivo-turkish.woff2',
    source: 'archivo-latin-ext-wdth-normal.woff2',
    letters: 'ĞğİŞş₣₺',
    limitKb: 7,
  },
] as const;
