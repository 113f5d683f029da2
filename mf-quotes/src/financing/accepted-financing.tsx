import { type BuyersFinancing, type Drawdown, formatMoney } from 'shared-kit/contract';
import {
  DrawdownFacts,
  type Move,
  MoveFailure,
  PaymentsTable,
  RepaymentSchedule,
  useMove,
  WordsForm,
} from 'shared-kit/financing';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Disclosure, Heading, Note, Text } from 'shared-kit/ui';
import { useText } from '../text.ts';
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
        <Loan {...{ chosen, drawdown, moving }} number={request.number} />
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

type LoanProps = { chosen: BankQuote; drawdown: Drawdown; moving: Move; number: string };

function Loan({ chosen, drawdown, moving, number }: LoanProps) {
  const t = useText();
  const { principal, disbursements, schedule, contract } = drawdown;
  return (
    <>
      <Heading level={3} look="tiny">
        {t('financing.accepted', { bank: chosen.bank.name, amount: formatMoney(principal) })}
      </Heading>
      <DrawdownFacts drawdown={drawdown} />
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

type Contract = NonNullable<Drawdown['contract']>;

function ContractDecision({
  contract,
  maySign,
  move,
  pending,
}: Move & { contract: Contract; maySign: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { id: contractId, signedOn, file } = contract;
  const decide = (confirms: boolean, text: string) =>
    move('contract', { contractId, sha256: file.sha256, signedOn, confirms, text }, `contract ${confirms}`);
  return (
    <>
      <Note>
        <p>{t('financing.contract.compare', { day: formatDay(signedOn, locale) })}</p>
        {!maySign && <p>{t('financing.contract.quote-first')}</p>}
      </Note>
      {maySign && (
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
