import { getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools';
import type { BankAccountInput } from 'shared-kit/contract/bank-account';
import { bareAccount } from 'shared-kit/contract/checks';
import { fold } from '../catalogue/index.ts';

export type AccountFault = Readonly<{ name: keyof BankAccountInput; reason: string }>;
export type CheckedAccount = BankAccountInput & Readonly<{ isIban: boolean }>;

const sameName = (one: string, other: string) => folded(one) === folded(other);
const folded = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Countries whose banks number accounts by IBAN; China, India, Japan and Korea don't. */
const hasIban = (country: string): boolean => {
  const specification = getCountrySpecifications()[country];
  return specification?.IBANRegistry === true && specification.chars !== null;
};

/** The account as it is stored, and what is wrong with it. Only its holder and its digits can be checked. */
export function checkAccount(
  input: BankAccountInput,
  legalName: string,
): Readonly<{ account: CheckedAccount; faults: readonly AccountFault[] }> {
  const isIban = hasIban(input.country);
  const account = { ...input, bic: bareAccount(input.bic), account: bareAccount(input.account), isIban };
  const isNumber = isIban
    ? isValidIBAN(account.account) && account.account.startsWith(input.country)
    : /^[A-Z0-9]{4,34}$/.test(account.account);
  const faults: AccountFault[] = [];
  if (!sameName(input.holder, legalName)) faults.push({ name: 'holder', reason: 'not-company' });
  if (!isNumber) faults.push({ name: 'account', reason: isIban ? 'not-iban' : 'invalid' });
  const isOfCountry = account.bic.slice(4, 6) === input.country;
  if (!isValidBIC(account.bic) || !isOfCountry) faults.push({ name: 'bic', reason: 'invalid' });
  return { account, faults };
}

/** Whether the digits of an account's IBAN agree. */
export const isValidAccount = ({ account, country }: Pick<CheckedAccount, 'account' | 'country'>): boolean =>
  isValidIBAN(account) && account.startsWith(country);
