import { useId, useState } from 'react';
import {
  type BankQuoteDetail,
  bankDeals,
  bankOfferLimits,
  bankOffers,
  dealingLimits,
  type FinancingCondition,
  isRunningBankQuote,
} from 'shared-kit/contract/financing';
import { ConditionList, type Move, MoveFailure, useMove, WordsForm } from 'shared-kit/financing';
import { Button, Disclosure, Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** What my bank asked for, and the conditions of the accepted offer, to be ticked. */
export function ConditionsSheet({ detail, onChanged }: Props) {
  const t = useText();
  const move = useMove(detail.id, onChanged);
  const mayAsk = detail.moves.includes('ask');
  if (detail.conditions.length === 0 && !mayAsk) return null;
  return (
    <Sheet>
      <SheetHeader title={t('conditions.title')} />
      <SheetBody className={styles.head}>
        <MoveFailure failure={move.failure} />
        {detail.conditions.length > 0 && (
          <ConditionList
            conditions={detail.conditions}
            actionOf={(condition) =>
              isRunningBankQuote(detail.state) &&
              condition.state !== 'met' && <Decision condition={condition} {...move} />
            }
          />
        )}
        {mayAsk && <Questions {...move} />}
      </SheetBody>
    </Sheet>
  );
}

function Decision({ condition, move, pending }: Move & { condition: FinancingCondition }) {
  const t = useText();
  const decide = (isMet: boolean, text: string) =>
    move(bankDeals.decideCondition, { conditionId: condition.id, isMet, text }, `${condition.id} ${isMet}`);
  return (
    <div className={styles.words}>
      <Button
        size="small"
        aria-label={t('conditions.tick-one', { condition: condition.text })}
        pending={pending === `${condition.id} true`}
        onClick={() => void decide(true, '')}
      >
        {t('conditions.tick')}
      </Button>
      {condition.state === 'answered' && (
        <Disclosure summary={t('conditions.refuse')}>
          <WordsForm
            label={t('conditions.refuse-why')}
            action={t('conditions.refuse')}
            pending={pending === `${condition.id} false`}
            onSend={({ text }) => decide(false, text)}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** One question a line. */
function Questions({ move, pending }: Move) {
  const t = useText();
  const id = useId();
  const [text, write] = useState('');
  const [isWrong, setWrong] = useState(false);
  const items = text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);
  const submit = async () => {
    const fits =
      items.length <= dealingLimits.questions && items.every((it) => it.length <= bankOfferLimits.text);
    setWrong(items.length === 0 || !fits);
    if (items.length > 0 && fits && (await move(bankOffers.ask, { items }, 'questions'))) write('');
  };
  return (
    <Disclosure summary={t('questions.title')}>
      <form
        className={styles.head}
        aria-label={t('questions.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextAreaField
          id={id}
          label={t('questions.label')}
          hint={t('questions.hint')}
          rows={3}
          value={text}
          error={isWrong ? t('questions.wrong', { count: dealingLimits.questions }) : undefined}
          onChange={({ target }) => write(target.value)}
        />
        <div className={styles.words}>
          <Button type="submit" pending={pending === 'questions'}>
            {t('questions.send')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
