import { ConfirmButton, useConfirmation } from 'shared-kit/confirmation';
import { type BuyersFinancing, type Drawdown, financing } from 'shared-kit/contract/financing';
import { type Move, WordsForm } from 'shared-kit/financing';
import { Row } from 'shared-kit/layout';
import { type Confirmed, formatDay, useLocale } from 'shared-kit/shell';
import { Disclosure, Note } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useBuyersMove } from './use-buyers-move.ts';

type Contract = NonNullable<Drawdown['contract']>;
type Props = Move & {
  request: BuyersFinancing;
  chosen: BuyersFinancing['bankQuotes'][number];
  contract: Contract;
};

/** The buyer's answer to a contract: it confirms one that was signed elsewhere, or says why a contract is wrong. */
export function ContractDecision({ request, chosen, contract, bind, pending }: Props) {
  const t = useText();
  const maySign = chosen.moves.includes('sign');
  const moveOf = useBuyersMove(request);
  const locale = useLocale();
  const { id: contractId, signedOn, file, signing } = contract;
  // A contract that is signed here may wait for the bank instead.
  const isQuoteAwaited = !maySign && (signing === null || signing.isSignedByBank);
  const decide = (confirmed: Confirmed, confirms: boolean, text: string) => {
    const body = { contractId, sha256: file.sha256, signedOn, confirms, text };
    return bind(confirmed, financing.decideOnContract, body, `contract ${confirms}`);
  };
  const refusal = useConfirmation({
    move: moveOf('refuse-contract', t('financing.contract.refuse'), chosen),
    pending: pending === 'contract false',
  });
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
        <Row gap="3">
          <ConfirmButton
            emphasis="finance"
            pending={pending === 'contract true'}
            move={moveOf('sign', t('financing.contract.confirm'), chosen)}
            onConfirm={(confirmed) => decide(confirmed, true, '')}
          >
            {t('financing.contract.confirm')}
          </ConfirmButton>
        </Row>
      )}
      {chosen.moves.includes('refuse-contract') && (
        <Disclosure summary={t('financing.contract.refuse')}>
          <WordsForm
            label={t('financing.contract.refuse-why')}
            action={t('financing.contract.refuse')}
            pending={pending === 'contract false'}
            onSend={({ text }) => refusal.ask((confirmed) => decide(confirmed, false, text))}
          />
          {refusal.dialog}
        </Disclosure>
      )}
    </>
  );
}
