import { type BankQuoteDetail, bankOffers } from 'shared-kit/contract/financing';
import { type Move, MoveFailure, useMove, WordsForm } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, Disclosure, Note, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** A binding offer is withdrawn before its validity ends if the buyer agrees: the question, and its answer. */
export function WithdrawalQuestion({ detail, onChanged }: Props) {
  const moving = useMove(detail.id, onChanged);
  return (
    <>
      <MoveFailure failure={moving.failure} />
      <Standing detail={detail} {...moving} />
      {detail.moves.includes('ask-withdrawal') && <Question detail={detail} {...moving} />}
    </>
  );
}

type Part = Move & Pick<Props, 'detail'>;

function Standing({ detail: { withdrawal, moves }, move, pending }: Part) {
  const t = useText();
  const locale = useLocale();
  if (!withdrawal) return null;
  const { id, state, reason, askedAt, decidedAt, answer } = withdrawal;
  if (moves.includes('keep-offer'))
    return (
      <Note tone="warning">
        <p>{t('withdrawal.asked', { day: formatDay(askedAt, locale), reason })}</p>
        <Button
          size="small"
          pending={pending === 'kept-offer'}
          onClick={() => void move(bankOffers.keep, { withdrawalId: id }, 'kept-offer')}
        >
          {t('withdrawal.keep')}
        </Button>
      </Note>
    );
  if ((state !== 'refused' && state !== 'agreed') || !decidedAt) return null;
  return (
    <Note>
      <p>{t(`withdrawal.${state}`, { day: formatDay(decidedAt, locale) })}</p>
      {answer && <p>{t('withdrawal.answer', { answer })}</p>}
    </Note>
  );
}

function Question({ detail, move, pending }: Part) {
  const t = useText();
  const newest = [...detail.offers, ...detail.letters]
    .filter(({ kind, state }) => kind === 'binding' && state === 'sent')
    .sort((one, other) => other.number - one.number)[0];
  if (!newest) return null;
  return (
    <Disclosure summary={t('withdrawal.ask')}>
      <Stack>
        <Text as="p">{t('withdrawal.hint')}</Text>
        <WordsForm
          label={t('withdrawal.reason')}
          action={t('withdrawal.ask')}
          pending={pending === 'withdrawal-question'}
          onSend={({ text }) =>
            move(bankOffers.askToWithdraw, { offerId: newest.id, reason: text }, 'withdrawal-question')
          }
        />
      </Stack>
    </Disclosure>
  );
}
