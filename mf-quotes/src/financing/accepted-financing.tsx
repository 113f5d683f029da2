import { type BuyersFinancing, type Drawdown, formatMoney } from 'shared-kit/contract';
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
import { Disclosure, Heading, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { ContractDecision } from './contract-decision.tsx';
import styles from './financing.module.css';

type Props = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };
type BankQuote = BuyersFinancing['bankQuotes'][number];

/** States of the bank quote that the buyer chose. */
const agreed = [
  ...(['accepted', 'contract_signed', 'closed', 'terminated'] as const),
  ...(['issued', 'presented', 'honoured', 'refused'] as const),
];

/** From the acceptance on: the contract, what the bank paid out, and its repayment. */
export function AcceptedFinancing({ request, quoteId, onChanged }: Props) {
  const t = useText();
  const moving = useMove(`/api/quotes/${quoteId}/financing`, onChanged);
  const chosen = request.bankQuotes.find(({ state }) => agreed.some((it) => it === state));
  if (!chosen) return null;
  const { drawdown } = chosen;
  const letter = chosen.letters.findLast(({ kind }) => kind === 'binding');
  return (
    <section className={styles.parts}>
      <MoveFailure failure={moving.failure} />
      {drawdown ? (
        <Loan {...{ chosen, drawdown, moving, quoteId, onChanged }} number={request.number} />
      ) : (
        letter && (
          <Heading level={3} look="tiny">
            {t('financing.letter.accepted', { bank: chosen.bank.name, amount: formatMoney(letter.terms) })}
          </Heading>
        )
      )}
      {chosen.moves.includes('cancel') && <StepBack bank={chosen.bank.name} {...moving} />}
    </section>
  );
}

type LoanProps = Pick<Props, 'quoteId' | 'onChanged'> & {
  chosen: BankQuote;
  drawdown: Drawdown;
  moving: Move;
  number: string;
};

function Loan({ chosen, drawdown, moving, number, quoteId, onChanged }: LoanProps) {
  const t = useText();
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
          url={`/api/quotes/${quoteId}/financing/contract`}
          onChanged={onChanged}
        />
      )}
      {contract?.state === 'proposed' && (
        <ContractDecision contract={contract} maySign={chosen.moves.includes('sign')} {...moving} />
      )}
      <PaymentsTable disbursements={disbursements} />
      <RepaymentSchedule schedule={schedule} currency={principal.currency} fileName={number} />
    </>
  );
}

function StepBack({ bank, move, pending }: Move & { bank: string }) {
  const t = useText();
  return (
    <Disclosure summary={t('financing.step-back')}>
      <div className={styles.form}>
        <Text as="p">{t('financing.step-back.text', { bank })}</Text>
        <WordsForm
          label={t('financing.step-back.why')}
          action={t('financing.step-back')}
          pending={pending === 'cancellation'}
          onSend={({ text }) => move('cancellation', { reason: text })}
        />
      </div>
    </Disclosure>
  );
}
