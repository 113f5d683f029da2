import { useState } from 'react';
import { ConfirmButton } from 'shared-kit/confirmation';
import {
  type BankAccount,
  type BankAccountAnswer,
  bankAccounts,
  bankAccountWaitDays,
} from 'shared-kit/contract/bank-account';
import { useSendOnce } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { bind, type Confirmed, call, countryName, formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { AskedQuestion } from '../form/asked-question.tsx';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';

type Pending = NonNullable<BankAccountAnswer['pending']>;
type ChangeProps = { inForce: BankAccount | null; pending: Pending; onChanged: () => Promise<void> };

/** A change of the account under way: who proposed it, and the ways to confirm or to withdraw it. */
export function BankAccountChange({ inForce, pending, onChanged }: ChangeProps) {
  const t = useText();
  const locale = useLocale();
  const move = useAccountMove(inForce, pending);
  const { isPending, failure, confirm, withdraw } = useChange(pending, onChanged);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { effectiveAt, proposedBy, mayConfirm, mayWithdraw } = pending;
  const question = {
    title: t('profile.bank.withdraw-title'),
    text: t('profile.bank.withdraw-text'),
    confirm: t('profile.bank.withdraw'),
    onConfirm: withdraw,
  };
  return (
    <>
      <p className={styles.text}>
        {effectiveAt
          ? t('profile.bank.confirmed', { day: formatMoment(effectiveAt, locale) })
          : t('profile.bank.proposed', { person: proposedBy ?? t('profile.bank.somebody') })}
      </p>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <Row>
        {mayConfirm && (
          <ConfirmButton emphasis="primary" move={move} pending={isPending} onConfirm={confirm}>
            {t('profile.bank.confirm')}
          </ConfirmButton>
        )}
        {mayWithdraw && (
          <Button pending={isPending} onClick={() => setWithdrawing(true)}>
            {t('profile.bank.withdraw')}
          </Button>
        )}
      </Row>
      <AskedQuestion question={isWithdrawing ? question : null} onClose={() => setWithdrawing(false)} />
    </>
  );
}

function useChange({ id }: Pending, onChanged: () => Promise<void>) {
  const { isPending, failure, run, keyOf } = useSendOnce(useFailureText());
  const params = { id };
  const send = async (work: () => Promise<unknown>) => {
    const isDone = await run(work);
    await onChanged();
    return isDone;
  };
  return {
    isPending,
    failure,
    confirm: (confirmed: Confirmed) =>
      send(() => bind(confirmed, bankAccounts.confirm, { params, body: {} }, keyOf)),
    withdraw: () => void send(() => call(bankAccounts.withdraw, { params, key: keyOf(params) })),
  };
}

/** The account that is confirmed, the one that it replaces, and from when. */
function useAccountMove(inForce: BankAccount | null, pending: Pending) {
  const t = useText();
  const locale = useLocale();
  const { holder, bank, bic, account, country, proposedBy, atStake } = pending;
  const days = { count: bankAccountWaitDays };
  return {
    title: t('profile.bank.confirm-title'),
    facts: [
      { term: t('profile.bank.holder'), detail: holder },
      { term: t('profile.bank.account'), detail: account },
      { term: t('profile.bank.bank'), detail: bank },
      { term: t('profile.bank.bic'), detail: bic },
      { term: t('profile.bank.country'), detail: countryName(country, locale) },
      { term: t('profile.bank.proposed-by'), detail: proposedBy ?? t('profile.bank.somebody') },
    ],
    atStake,
    notice: t('profile.bank.confirm-text'),
    ends: inForce ? [t('profile.bank.ends', { account: inForce.account, ...days })] : [],
    final: t(inForce ? 'profile.bank.final-change' : 'profile.bank.final', days),
    confirm: t('profile.bank.confirm'),
  };
}
