import { validate as swissUid } from 'stdnum/lib/cjs/ch/uid.js';
import { InvalidChecksum } from 'stdnum/lib/cjs/exceptions.js';
import { validate as tckn } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { validate as vkn } from 'stdnum/lib/cjs/tr/vkn.js';
import type { ValidateReturn } from 'stdnum/lib/cjs/types.js';
import type { TaxField } from './tax-fields.ts';
import { unitedKingdom, vatNumbers } from './vat-numbers.ts';

/**
 * `format`: not written like such a number. `check-digit`: its check digit is wrong, usually a typing error.
 * `other-company`: it belongs to another tax number than the one given.
 */
export type TaxFault = 'missing' | 'format' | 'check-digit' | 'other-company';
export type TaxReading = Readonly<{ value: string | null } | { fault: TaxFault }>;

type About = Readonly<{ country: string; taxNumber?: string }>;

/** Returns the normalised value to store, or what is wrong with the typed text. */
export function readTaxField({ kind, required }: TaxField, typed: string, about: About): TaxReading {
  const text = withoutMarks(typed);
  if (text === '') return required ? { fault: 'missing' } : { value: null };
  const bare = text.replace(separators, '').toUpperCase();
  const own = bare.replace(/^TR(?=\d)/, '');
  switch (kind) {
    case 'tr-vkn':
      return digits(own, 10) ?? read(vkn(own));
    case 'tr-tckn':
      return digits(own, 11) ?? read(tckn(own));
    case 'tr-mersis':
      return digits(bare, 16) ?? readMersis(bare, about.taxNumber ?? '');
    case 'tr-tax-office':
      return text.length < 2 || text.length > 80 ? { fault: 'format' } : { value: text };
    case 'ch-uid':
      return readSwiss(bare);
    case 'eu-vat':
      return readVat(bare, about.country);
    case 'gb-tax':
      return /^(GB|XI)/.test(bare) ? readUnitedKingdom(bare) : readText(text, bare);
    case 'other-tax':
      return readText(text, bare);
  }
}

/** Wide digits as plain ones, without marks that nobody can see; blanks as one. */
const withoutMarks = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
const separators = /[\s.\-/:,·'‐-―−]/g;

const digits = (bare: string, length: number): TaxReading | null =>
  new RegExp(`^\\d{${length}}$`).test(bare) ? null : { fault: 'format' };

/** Stores what the library makes of a number, with its country's prefix where it has one. */
function read(found: ValidateReturn, prefix = ''): TaxReading {
  if (found.isValid) return { value: prefix + found.compact };
  return { fault: found.error instanceof InvalidChecksum ? 'check-digit' : 'format' };
}

/**
 * Eleven digits of the owner (a company's tax number after a zero, or a sole trader's identity number), then five of
 * the register. How the last five are computed isn't published, so they aren't checked.
 */
const readMersis = (bare: string, taxNumber: string): TaxReading =>
  bare.startsWith(taxNumber.replace(/\D/g, '').padStart(11, '0'))
    ? { value: bare }
    : { fault: 'other-company' };

/** A suffix such as MWST marks VAT payers and isn't part of the number. */
function readSwiss(bare: string): TaxReading {
  const number = bare.replace(/(MWST|TVA|IVA|VAT)$/, '');
  return /^CHE\d{9}$/.test(number) ? read(swissUid(number)) : { fault: 'format' };
}

function readVat(bare: string, country: string): TaxReading {
  const rule = vatNumbers[country];
  if (!rule) return { fault: 'format' };
  return read(rule.check(ownNumber(bare, rule.prefix, country)), rule.prefix);
}

/** The part after the prefix: Greece's is EL, and its country code stands there too. Romania counts without leading zeros. */
function ownNumber(bare: string, prefix: string, country: string): string {
  const number = bare.replace(new RegExp(`^(?:${prefix}|${country}){1,2}`), '');
  return country === 'RO' ? number.replace(/^0+/, '') : number;
}

const readUnitedKingdom = (bare: string): TaxReading =>
  read(unitedKingdom.check(bare.slice(2)), bare.slice(0, 2));

/** For countries without a known rule: any text that can be a number. */
const readText = (text: string, bare: string): TaxReading =>
  /^[\p{L}\p{N}][\p{L}\p{N} ./:,·'‐-―−-]{2,28}[\p{L}\p{N}]$/u.test(text)
    ? { value: bare }
    : { fault: 'format' };
