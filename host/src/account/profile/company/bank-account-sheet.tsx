import { useState } from 'react';
import type { BankAccount, BankAccountAnswer, OwnCompany } from 'shared-kit/contract';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, countryName, formatMoment, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Heading, KeyValues, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { AskedQuestion } from '../form/asked-question.tsx';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';
import { BankAccountForm } from './bank-account-form.tsx';

const bankAccountQuery = queryOptions({
  queryKey: ['company', 'bank-account'],
  queryFn: ({ signal }) => api.get<BankAccountAnswer>('/api/company/bank-account', {}, signal),
});

type BankAccountSheetProps = { company: OwnCompany; isOwner: boolean };

/** The account to which the company is paid, and the change of it that is under way. */
export function BankAccountSheet({ company, isOwner }: BankAccountSheetProps) {
  const t = useText();
  const query = useQuery(bankAccountQuery);
  return (
    <Sheet aria-label={t('profile.bank.title')}>
      <SheetHeader title={t('profile.bank.title')} note={t('profile.bank.note')} />
      <SheetBody className={styles.stack}>
        <Answer query={query}>
          {({ inForce, pending }) => (
            <>
              {inForce ? (
                <Account account={inForce} title={t('profile.bank.in-force')} />
              ) : (
                <p className={styles.text}>{t('profile.bank.none')}</p>
              )}
              {pending && <Change pending={pending} onChanged={() => query.refetch()} />}
              {isOwner && !pending && (
                <BankAccountForm company={company} onProposed={() => query.refetch()} />
              )}
            </>
          )}
        </Answer>
      </SheetBody>
    </Sheet>
  );
}

type ChangeProps = { pending: NonNullable<BankAccountAnswer['pending']>; onChanged: () => unknown };

function Change({ pending, onChanged }: ChangeProps) {
  const t = useText();
  const locale = useLocale();
  const action = useSubmit(useFailureText());
  const { keyOf, done } = useKeyPerBody();
  const [question, setQuestion] = useState<Question | null>(null);
  const run = (step: 'confirmation' | 'withdrawal') =>
    void action
      .run(async () => {
        const address = `/api/company/bank-account/${pending.id}/${step}`;
        await api.post(address, {}, keyOf(address));
        done();
      })
      .then(onChanged);
  const askToConfirm = () =>
    setQuestion({
      title: t('profile.bank.confirm-title'),
      text: t('profile.bank.confirm-text'),
      confirm: t('profile.bank.confirm'),
      onConfirm: () => run('confirmation'),
    });
  const askToWithdraw = () =>
    setQuestion({
      title: t('profile.bank.withdraw-title'),
      text: t('profile.bank.withdraw-text'),
      confirm: t('profile.bank.withdraw'),
      onConfirm: () => run('withdrawal'),
    });
  const { effectiveAt, proposedBy, mayConfirm, mayWithdraw } = pending;
  return (
    <>
      <Account account={pending} title={t('profile.bank.pending')} />
      <p className={styles.text}>
        {effectiveAt
          ? t('profile.bank.confirmed', { day: formatMoment(effectiveAt, locale) })
          : t('profile.bank.proposed', { person: proposedBy ?? t('profile.bank.somebody') })}
      </p>
      {action.failure && (
        <Note tone="danger" role="alert">
          {action.failure}
        </Note>
      )}
      <div className={styles.actions}>
        {mayConfirm && (
          <Button emphasis="primary" pending={action.isPending} onClick={askToConfirm}>
            {t('profile.bank.confirm')}
          </Button>
        )}
        {mayWithdraw && (
          <Button pending={action.isPending} onClick={askToWithdraw}>
            {t('profile.bank.withdraw')}
          </Button>
        )}
      </div>
      <AskedQuestion question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

function Account({ account, title }: { account: BankAccount; title: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.stack}>
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
    </div>
  );
}
