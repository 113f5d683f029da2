import { useConfirmation } from 'shared-kit/confirmation';
import {
  type BuyersFinancing,
  type Drawdown,
  financing,
  financingContracts,
} from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { signingWords } from 'shared-kit/contract/signing';
import {
  ContractSignatures,
  DrawdownFacts,
  type Move,
  MoveFailure,
  PaymentsTable,
  RepaymentSchedule,
  useMove,
  WordsForm,
} from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import type { SigningCalls } from 'shared-kit/page';
import { bind, call, useLocale } from 'shared-kit/shell';
import { Disclosure, Heading, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { ContractDecision } from './contract-decision.tsx';
import { useBuyersMove } from './use-buyers-move.ts';

type Props = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };
type BankQuote = BuyersFinancing['bankQuotes'][number];

/** States of the bank quote that the buyer chose. */
const agreed = [
  ...(['accepted', 'contract_signed', 'closed', 'terminated'] as const),
  ...(['issued', 'presented', 'honoured', 'refused'] as const),
];

/** Signing a contract for the buyer. */
const signingOf = (id: string): SigningCalls => ({
  askCode: (body, key) => call(financingContracts.askBuyersCode, { params: { id }, body, key }),
  sign: (confirmed, body, keyOf) =>
    bind(confirmed, financingContracts.signForBuyer, { params: { id }, body }, keyOf),
});

/** From the acceptance on: the contract, what the bank paid out, and its repayment. */
export function AcceptedFinancing({ request, quoteId, onChanged }: Props) {
  const t = useText();
  const moving = useMove(quoteId, onChanged);
  const chosen = request.bankQuotes.find(({ state }) => agreed.some((it) => it === state));
  if (!chosen) return null;
  const { drawdown } = chosen;
  const letter = chosen.letters.findLast(({ kind }) => kind === 'binding');
  return (
    <Stack as="section">
      <MoveFailure failure={moving.failure} />
      {drawdown ? (
        <Loan {...{ request, chosen, drawdown, moving, quoteId, onChanged }} />
      ) : (
        letter && (
          <Heading level={3} look="tiny">
            {t('financing.letter.accepted', { bank: chosen.bank.name, amount: formatMoney(letter.terms) })}
          </Heading>
        )
      )}
      {chosen.moves.includes('cancel') && <StepBack {...{ request, chosen }} {...moving} />}
    </Stack>
  );
}

type LoanProps = Props & {
  chosen: BankQuote;
  drawdown: Drawdown;
  moving: Move;
};

function Loan({ request, chosen, drawdown, moving, quoteId, onChanged }: LoanProps) {
  const t = useText();
  const locale = useLocale();
  const moveOf = useBuyersMove(request);
  const { principal, disbursements, schedule, contract } = drawdown;
  return (
    <>
      <Heading level={3} look="tiny">
        {t('financing.accepted', { bank: chosen.bank.name, amount: formatMoney(principal) })}
      </Heading>
      <DrawdownFacts drawdown={drawdown} />
      {contract && (
        <ContractSignatures
          contract={contract}
          side="buyer"
          calls={signingOf(quoteId)}
          move={moveOf('sign', signingWords(locale, 'signing.sign'), chosen)}
          onChanged={onChanged}
        />
      )}
      {contract?.state === 'proposed' && <ContractDecision {...{ request, chosen, contract }} {...moving} />}
      <PaymentsTable disbursements={disbursements} />
      <RepaymentSchedule schedule={schedule} currency={principal.currency} fileName={request.number} />
    </>
  );
}

type StepBackProps = Move & Pick<Props, 'request'> & { chosen: BankQuote };

function StepBack({ request, chosen, bind: bindMove, pending }: StepBackProps) {
  const t = useText();
  const { ask, dialog } = useConfirmation({
    move: useBuyersMove(request)('cancel', t('financing.step-back'), chosen),
    pending: pending === 'cancellation',
  });
  return (
    <Disclosure summary={t('financing.step-back')}>
      <Stack>
        <Text as="p">{t('financing.step-back.text', { bank: chosen.bank.name })}</Text>
        <WordsForm
          label={t('financing.step-back.why')}
          action={t('financing.step-back')}
          pending={pending === 'cancellation'}
          onSend={({ text }) =>
            ask((confirmed) => bindMove(confirmed, financing.cancel, { reason: text }, 'cancellation'))
          }
        />
        {dialog}
      </Stack>
    </Disclosure>
  );
}
