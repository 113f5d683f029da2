const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes words for SVG text and attribute values. Sellers write some of them, and drawings go into pages as markup.
 * Control characters are dropped: XML forbids them even as references.
 */
export const escapeText = (words: string): string =>
  words
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
