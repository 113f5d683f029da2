/** Without case and marks, as the search reads words: `örme`, `ORME` and `orme` are one, so are `IPLIK` and `İplik`. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
