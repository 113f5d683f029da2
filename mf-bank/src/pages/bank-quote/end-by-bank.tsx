import { useConfirmation } from 'shared-kit/confirmation';
import { type BankQuoteDetail, bankDeals, bankOffers } from 'shared-kit/contract/financing';
import { namesOf } from 'shared-kit/contract/tables';
import { type Move, MoveFailure, useMove, WordsForm } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { Disclosure, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { DeclineForm } from './decline-form.tsx';
import { useBindingMove } from './use-binding-move.ts';

type EndByBankProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Where each way to end it is posted. The state says which are open. */
const endpoints = {
  withdraw: bankOffers.withdraw,
  'withdraw-unconfirmed': bankOffers.withdraw,
  'withdraw-indicative': bankOffers.withdraw,
  fail: bankDeals.fail,
  'cancel-rest': bankDeals.cancelRest,
  'refuse-documents': bankDeals.refuseDocuments,
  terminate: bankDeals.terminate,
} as const;
const ends = namesOf(endpoints);

/** Ends my bank's part, where it may. The buyer reads why. */
export function EndByBank({ detail, onChanged }: EndByBankProps) {
  const t = useText();
  const moving = useMove(detail.id, onChanged);
  const open = ends.filter((it) => detail.moves.includes(it));
  return (
    <>
      <MoveFailure failure={moving.failure} />
      {detail.moves.includes('decline') && (
        <Disclosure summary={t('end.decline')}>
          <DeclineForm detail={detail} {...moving} />
        </Disclosure>
      )}
      {open.map((end) => (
        <Disclosure key={end} summary={t(`end.${end}`)}>
          <End end={end} detail={detail} {...moving} />
        </Disclosure>
      ))}
    </>
  );
}

type EndProps = Move & { end: keyof typeof endpoints; detail: BankQuoteDetail };

/** One way to end it: the reason, then the confirmation. */
function End({ end, detail, pending, bind }: EndProps) {
  const t = useText();
  const label = t(`end.${end}`);
  const isPending = pending === end;
  const { ask, dialog } = useConfirmation({
    move: useBindingMove(detail)(end, { label }),
    pending: isPending,
  });
  return (
    <Stack>
      <Text as="p">{t('end.hint')}</Text>
      <WordsForm
        label={t('end.reason')}
        action={label}
        pending={isPending}
        onSend={({ text }) => ask((confirmed) => bind(confirmed, endpoints[end], { reason: text }, end))}
      />
      {dialog}
    </Stack>
  );
}
