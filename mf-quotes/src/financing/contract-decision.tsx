import type { Drawdown } from 'shared-kit/contract';
import { type Move, WordsForm } from 'shared-kit/financing';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Disclosure, Note } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './financing.module.css';

type Contract = NonNullable<Drawdown['contract']>;

/** The buyer's answer to a contract: it confirms one that was signed elsewhere, or says why a contract is wrong. */
export function ContractDecision({
  contract,
  maySign,
  move,
  pending,
}: Move & { contract: Contract; maySign: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { id: contractId, signedOn, file, signing } = contract;
  // A contract that is signed here may wait for the bank instead.
  const isQuoteAwaited = !maySign && (signing === null || signing.isSignedByBank);
  const decide = (confirms: boolean, text: string) =>
    move('contract', { contractId, sha256: file.sha256, signedOn, confirms, text }, `contract ${confirms}`);
  return (
    <>
      {(signedOn !== null || isQuoteAwaited) && (
        <Note>
          {signedOn !== null && (
            <p>{t('financing.contract.compare', { day: formatDay(signedOn, locale) })}</p>
          )}
          {isQuoteAwaited && <p>{t('financing.contract.quote-first')}</p>}
        </Note>
      )}
      {maySign && !signing && (
        <div className={styles.foot}>
          <Button
            emphasis="finance"
            pending={pending === 'contract true'}
            onClick={() => void decide(true, '')}
          >
            {t('financing.contract.confirm')}
          </Button>
        </div>
      )}
      <Disclosure summary={t('financing.contract.refuse')}>
        <WordsForm
          label={t('financing.contract.refuse-why')}
          action={t('financing.contract.refuse')}
          pending={pending === 'contract false'}
          onSend={({ text }) => decide(false, text)}
        />
      </Disclosure>
    </>
  );
}
