import { type BankAccount, bankAccounts } from 'shared-kit/contract/bank-account';
import type { OwnCompany } from 'shared-kit/contract/my-company';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, countryName, useLocale } from 'shared-kit/shell';
import { Heading, KeyValues, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../form/form.module.css';
import { BankAccountChange } from './bank-account-change.tsx';
import { BankAccountForm } from './bank-account-form.tsx';

const bankAccountQuery = queryOptions({
  queryKey: ['company', 'bank-account'],
  queryFn: ({ signal }) => call(bankAccounts.read, { signal }),
});

type BankAccountSheetProps = { company: OwnCompany; isOwner: boolean };

/** The account to which the company is paid, and the change of it that is under way. */
export function BankAccountSheet({ company, isOwner }: BankAccountSheetProps) {
  const t = useText();
  const query = useQuery(bankAccountQuery);
  return (
    <Sheet aria-label={t('profile.bank.title')}>
      <SheetHeader title={t('profile.bank.title')} note={t('profile.bank.note')} />
      <Stack as={SheetBody}>
        <Answer query={query}>
          {({ inForce, pending }) => (
            <>
              {inForce ? (
                <Account account={inForce} title={t('profile.bank.in-force')} />
              ) : (
                <p className={styles.text}>{t('profile.bank.none')}</p>
              )}
              {pending && (
                <>
                  <Account account={pending} title={t('profile.bank.pending')} />
                  <BankAccountChange
                    inForce={inForce}
                    pending={pending}
                    onChanged={async () => void (await query.refetch())}
                  />
                </>
              )}
              {isOwner && !pending && (
                <BankAccountForm company={company} onProposed={() => query.refetch()} />
              )}
            </>
          )}
        </Answer>
      </Stack>
    </Sheet>
  );
}

function Account({ account, title }: { account: BankAccount; title: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Stack>
      <Heading level={3} look="tiny">
        {title}
      </Heading>
      <KeyValues
        facts={[
          { term: t('profile.bank.holder'), detail: account.holder },
          { term: t('profile.bank.bank'), detail: account.bank },
          { term: t('profile.bank.country'), detail: countryName(account.country, locale) },
          { term: t('profile.bank.bic'), detail: account.bic },
          { term: t('profile.bank.account'), detail: account.account },
        ]}
      />
    </Stack>
  );
}
