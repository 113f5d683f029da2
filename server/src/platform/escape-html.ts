/**
 * Escapes text for an element or a quoted attribute of HTML or XML. Signs that XML allows nowhere are left out: one of
 * them makes a whole file unreadable.
 */
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
