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
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { Button, Disclosure, Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';

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
      <Stack as={SheetBody}>
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
      </Stack>
    </Sheet>
  );
}

function Decision({ condition, move, pending }: Move & { condition: FinancingCondition }) {
  const t = useText();
  const decide = (isMet: boolean, text: string) =>
    move(bankDeals.decideCondition, { conditionId: condition.id, isMet, text }, `${condition.id} ${isMet}`);
  return (
    <Row gap="3">
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
    </Row>
  );
}

const questionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);

/** One question a line. */
function Questions({ move, pending }: Move) {
  const t = useText();
  const form = useForm({
    first: () => ({ text: '' }),
    read: ({ text }) => {
      const items = questionsIn(text);
      const fits =
        items.length <= dealingLimits.questions && items.every((it) => it.length <= bankOfferLimits.text);
      return { faults: wrongAmong({ text: items.length === 0 || !fits }), body: { items } };
    },
    says: () => t('questions.wrong', { count: dealingLimits.questions }),
    shows: 'attempt',
  });
  const ask = async (body: { items: string[] }) => {
    if (!(await move(bankOffers.ask, body, 'questions'))) return false;
    form.restart();
  };
  return (
    <Disclosure summary={t('questions.title')}>
      <Stack as="form" aria-label={t('questions.title')} {...form.sends(ask)}>
        <TextAreaField
          {...form.text('text')}
          label={t('questions.label')}
          hint={t('questions.hint')}
          rows={3}
        />
        <Row gap="3">
          <Button type="submit" pending={pending === 'questions'}>
            {t('questions.send')}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  );
}
