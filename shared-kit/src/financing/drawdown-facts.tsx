import type { Drawdown } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { FileLink } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { KeyValues } from 'shared-kit/ui';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

/** The contract, and how much of the principal was paid out. */
export function DrawdownFacts({ drawdown }: { drawdown: Drawdown }) {
  const t = useText();
  const locale = useLocale();
  const { contract, principal, paidOut } = drawdown;
  const ofContract = contract
    ? [
        { term: t('contract.state'), detail: t(`contract.state.${stateOf(contract)}`) },
        { term: t('contract.form'), detail: t(`contract.form.${contract.form}`) },
        ...(contract.signedOn === null
          ? []
          : [{ term: t('contract.signed-on'), detail: formatDay(contract.signedOn, locale) }]),
        {
          term: t('contract.file'),
          detail: <FileLink file={contract.file} />,
        },
        {
          term: t('contract.fingerprint'),
          detail: <span className={styles.fingerprint}>{contract.file.sha256}</span>,
        },
      ]
    : [{ term: t('contract.state'), detail: t('contract.none') }];
  return (
    <KeyValues
      facts={[
        ...ofContract,
        { term: t('drawdown.principal'), detail: formatMoney(principal) },
        { term: t('drawdown.paid-out'), detail: formatMoney(paidOut) },
      ]}
    />
  );
}

type Contract = NonNullable<Drawdown['contract']>;

/** A contract that is signed here awaits the bank first, then the buyer. */
function stateOf({ state, signing }: Contract): Contract['state'] | 'awaits-bank' | 'awaits-buyer' {
  if (state !== 'proposed' || !signing) return state;
  return signing.isSignedByBank ? 'awaits-buyer' : 'awaits-bank';
}
