/** Removes case and diacritics as the search does: `örme`, `ORME` and `orme` match, and so do `IPLIK` and `İplik`. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
