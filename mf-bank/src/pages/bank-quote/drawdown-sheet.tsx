import { type BankQuoteDetail, financingContracts } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { signingWords } from 'shared-kit/contract/signing';
import {
  ContractSignatures,
  DrawdownFacts,
  MoveFailure,
  PaymentsTable,
  RepaymentSchedule,
  useMove,
} from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import type { SigningCalls } from 'shared-kit/page';
import { bind, call, useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ContractForm } from './contract-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { useBindingMove } from './use-binding-move.ts';
import { useMilestoneWords } from './use-milestone-words.ts';
import { WithdrawContract } from './withdraw-contract.tsx';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Signing a contract for my bank. */
const signingOf = (id: string): SigningCalls => ({
  askCode: (body, key) => call(financingContracts.askBanksCode, { params: { id }, body, key }),
  sign: (confirmed, body, keyOf) =>
    bind(confirmed, financingContracts.signForBank, { params: { id }, body }, keyOf),
});

/** From the acceptance on: the contract, what was paid out, and its repayment. */
export function DrawdownSheet({ detail, onChanged }: Props) {
  const t = useText();
  const moving = useMove(detail.id, onChanged);
  const milestoneWords = useMilestoneWords();
  const moveOf = useBindingMove(detail);
  const locale = useLocale();
  const { drawdown, moves, state } = detail;
  if (!drawdown) return null;
  const { principal, disbursements, schedule, contract } = drawdown;
  const mayCorrect = moves.includes('correct-payment') && disbursements.some(({ stands }) => stands);
  return (
    <Sheet tone="finance">
      <SheetHeader title={t('drawdown.title', { amount: formatMoney(principal) })} />
      <Stack as={SheetBody}>
        <DrawdownFacts drawdown={drawdown} />
        <MoveFailure failure={moving.failure} />
        {contract && (
          <ContractSignatures
            contract={contract}
            side="bank"
            calls={signingOf(detail.id)}
            move={moveOf('sign-for-bank', { label: signingWords(locale, 'signing.sign') })}
            onChanged={onChanged}
          />
        )}
        {contract && moves.includes('withdraw-contract') && (
          <WithdrawContract detail={detail} contractId={contract.id} {...moving} />
        )}
        {moves.includes('propose-contract') && <ContractForm {...moving} />}
        {state === 'accepted' && contract?.state !== 'proposed' && !moves.includes('propose-contract') && (
          <Note>{t('contract.conditions-first')}</Note>
        )}
        <PaymentsTable disbursements={disbursements} />
        {(moves.includes('pay-out') || mayCorrect) && (
          <PaymentForm
            key={disbursements.length}
            detail={detail}
            drawdown={drawdown}
            mayPayOut={moves.includes('pay-out')}
            milestones={(detail.quote?.milestones ?? []).map(milestoneWords)}
            {...moving}
          />
        )}
        {state === 'contract_signed' && !moves.includes('pay-out') && (
          <Note>{t('payment.conditions-first')}</Note>
        )}
        <RepaymentSchedule schedule={schedule} currency={principal.currency} fileName={detail.number} />
      </Stack>
    </Sheet>
  );
}
