import { endsWithCheckDigits } from './mod-97.ts';

/** An account number as it is stored: without spaces. */
export const bareAccount = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Whether an IBAN's check digits are right, by ISO 13616; they stand behind its country. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && endsWithCheckDigits(iban.slice(4) + iban.slice(0, 4));

/** In groups of four, as on paper. */
export const groupedAccount = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ');
