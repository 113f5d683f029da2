import { bankAccounts } from 'shared-kit/contract/bank-account';
import { accountLength } from 'shared-kit/contract/checks';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import type { OwnCompany } from 'shared-kit/contract/my-company';
import { CountryOptions } from 'shared-kit/countries';
import { call } from 'shared-kit/shell';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ProfileForm } from '../form/profile-form.tsx';

const fields = ['holder', 'bank', 'country', 'bic', 'account'] as const;
type Field = (typeof fields)[number];

type BankAccountFormProps = { company: OwnCompany; onProposed: () => unknown };

/** Proposes another account. The server checks the digits, so that this page needs no table of all countries. */
export function BankAccountForm({ company, onProposed }: BankAccountFormProps) {
  const t = useText();
  const wrong = (field: Field) => t(`profile.bank.${field}-wrong`);
  return (
    <ProfileForm
      id="bank-account"
      submitLabel={t('profile.bank.propose')}
      savedText={t('profile.bank.saved')}
      check={(values) =>
        Object.fromEntries(fields.map((field) => [field, values[field]?.trim() ? undefined : wrong(field)]))
      }
      refused={(name) => {
        const field = fields.find((it) => it === name);
        return field && wrong(field);
      }}
      save={async (body: BodyOf<typeof bankAccounts.proposeSpec>, key) => {
        await call(bankAccounts.propose, { body, key });
        await onProposed();
      }}
    >
      {(faults, idOf) => (
        <>
          <TextField
            id={idOf('holder')}
            name="holder"
            label={t('profile.bank.holder')}
            hint={t('profile.bank.holder-hint')}
            defaultValue={company.legalName}
            maxLength={200}
            error={faults.holder}
          />
          <TextField
            id={idOf('bank')}
            name="bank"
            label={t('profile.bank.bank')}
            maxLength={200}
            error={faults.bank}
          />
          <SelectField
            id={idOf('country')}
            name="country"
            label={t('profile.bank.country')}
            defaultValue={company.country}
            error={faults.country}
          >
            <CountryOptions />
          </SelectField>
          <TextField
            id={idOf('bic')}
            name="bic"
            label={t('profile.bank.bic')}
            maxLength={20}
            error={faults.bic}
          />
          <TextField
            id={idOf('account')}
            name="account"
            label={t('profile.bank.account')}
            hint={t('profile.bank.account-hint')}
            maxLength={accountLength}
            error={faults.account}
          />
        </>
      )}
    </ProfileForm>
  );
}
