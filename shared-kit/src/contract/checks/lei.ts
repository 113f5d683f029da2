/** Letters count from 10, as in an IBAN. */
const digitsOf = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** A legal entity identifier as it is stored: 20 signs, without spaces. */
export const bareLei = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Whether a legal entity identifier is written and its check digits are right, by ISO 17442. */
export const isLei = (lei: string): boolean =>
  /^[A-Z0-9]{18}\d{2}$/.test(lei) && BigInt(digitsOf(lei)) % 97n === 1n;
