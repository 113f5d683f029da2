import { type CompanyCheck, isLei } from 'shared-kit/contract/checks';
import { readTaxFacts, type TaxFieldName, taxFieldsOf } from 'shared-kit/tax-number';
import type { PaidAccount } from '../../bank-accounts/index.ts';
import { isValidAccount } from '../../bank-accounts/index.ts';
import type { Company } from '../../companies/index.ts';
import { found } from './finding.ts';

const checkOf = {
  taxNumber: 'tax-number',
  taxOffice: 'tax-office',
  mersisNumber: 'mersis-number',
} as const satisfies Readonly<Record<TaxFieldName, CompanyCheck['check']>>;

/** Each tax fact by its country's rules; missing optional ones aren't checked. */
export function checkTax(
  facts: Pick<Company, 'country' | 'legalForm' | 'taxNumber' | 'taxOffice' | 'mersisNumber'>,
): CompanyCheck[] {
  const { faults } = readTaxFacts(facts, facts);
  return taxFieldsOf(facts.country, facts.legalForm)
    .filter(({ name, required }) => required || facts[name] !== null)
    .map(({ name, kind }) => {
      const fault = faults.find((it) => it.name === name)?.fault;
      // A tax office, and the numbers of most countries, have no check digits.
      const hasRule = kind !== 'other-tax' && kind !== 'tr-tax-office';
      return found(checkOf[name], fault ?? (hasRule ? 'digits-agree' : 'no-digits'), {
        compared: [facts[name]],
      });
    });
}

/** The account that is in force, or else the one that is to be; its last four signs are enough to tell it. */
export function checkIban(account: PaidAccount | null): CompanyCheck {
  if (!account) return found('iban', 'not-stated');
  const compared = [`…${account.account.slice(-4)}`, account.country];
  if (!account.isIban) return found('iban', 'no-iban-there', { compared });
  return found('iban', isValidAccount(account) ? 'digits-agree' : 'check-digit', { compared });
}

export function checkLei({ lei }: Pick<Company, 'lei'>): CompanyCheck {
  if (lei === null) return found('lei', 'not-stated');
  return found('lei', isLei(lei) ? 'digits-agree' : 'check-digit', { compared: [lei] });
}
