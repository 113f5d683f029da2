/** Letters count from 10, by ISO 7064. */
const digitsOf = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Whether the check digits at the end agree with the signs before them. */
export const endsWithCheckDigits = (text: string): boolean => BigInt(digitsOf(text)) % 97n === 1n;
