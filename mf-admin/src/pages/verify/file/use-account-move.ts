import type { BindingMove } from 'shared-kit/confirmation';
import {
  type BankAccount,
  type BankAccountAnswer,
  bankAccountWaitDays,
} from 'shared-kit/contract/bank-account';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { countryName, useLocale } from 'shared-kit/shell';
import { useText } from '../../../text.ts';

type About = Readonly<{
  file: CompanyFile;
  inForce: BankAccount | null;
  pending: NonNullable<BankAccountAnswer['pending']>;
}>;

/** The account that staff confirm as the second person, and the one that it replaces. */
export function useAccountMove({ file, inForce, pending }: About): BindingMove {
  const t = useText();
  const locale = useLocale();
  const { holder, bank, bic, account, country, proposedBy, atStake } = pending;
  return {
    title: t('verify.bank.confirm'),
    facts: [
      { term: t('verify.decision.company'), detail: file.legalName },
      { term: t('verify.bank.account'), detail: account },
      { term: t('verify.bank.holder'), detail: holder },
      { term: t('verify.bank.bank'), detail: `${bank}, ${bic}, ${countryName(country, locale)}` },
      { term: t('verify.bank.proposed-by'), detail: proposedBy ?? t('verify.not-stated') },
    ],
    atStake,
    ends: inForce ? [t('verify.bank.ends', { account: inForce.account, count: bankAccountWaitDays })] : [],
    final: t(inForce ? 'verify.bank.final-change' : 'verify.bank.final', { count: bankAccountWaitDays }),
    confirm: t('verify.bank.confirm'),
  };
}
