const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Makes words safe as SVG text and as an attribute value. Sellers write some of these words, and a drawing is put
 * into pages as markup. Control characters, which XML forbids even as references, are dropped.
 */
export const escapeText = (words: string): string =>
  words
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
