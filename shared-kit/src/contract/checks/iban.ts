import { endsWithCheckDigits } from './mod-97.ts';

/** What stands before a number where it is copied from: `IBAN:`, `IBAN No.`, `BIC/SWIFT:`. */
const label =
  /^(?:(?:IBAN|BIC|SWIFT)(?:NUMARASI|NUMBER|CODE|KODU|NO|NR)?[/:]?)+(?=[A-Z]{2}\d{2}|[A-Z]{4,6}[A-Z0-9]{2,5}$)/;

/** How long a number may be with the word before it, separators and all. */
export const accountLength = 120;

/** An account number as it is stored: without separators, marks that nobody can see, and the word before it. */
export const bareAccount = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(label, '')
    .replace(/[/:]/g, '');

/** Whether an IBAN's check digits are right, by ISO 13616; they stand behind its country. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && endsWithCheckDigits(iban.slice(4) + iban.slice(0, 4));

/** In groups of four, as on paper. */
export const groupedAccount = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ');
