import { endsWithCheckDigits } from './mod-97.ts';

/** A legal entity identifier as it is stored: 20 signs, without spaces. */
export const bareLei = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Whether a legal entity identifier is written and its check digits are right, by ISO 17442. */
export const isLei = (lei: string): boolean => /^[A-Z0-9]{18}\d{2}$/.test(lei) && endsWithCheckDigits(lei);
