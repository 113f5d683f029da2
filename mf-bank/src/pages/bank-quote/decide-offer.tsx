import { ConfirmButton } from 'shared-kit/confirmation';
import { type BankQuoteDetail, bankOffers } from 'shared-kit/contract/financing';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { Row, Stack } from 'shared-kit/layout';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useBindingMove } from './use-binding-move.ts';

type DecideOfferProps = {
  offer: Readonly<{ id: string; isMine: boolean }>;
  detail: BankQuoteDetail;
  onChanged: () => Promise<void>;
};

/** The one who prepared it may take it back; somebody else may send it. */
export function DecideOffer({ offer, detail, onChanged }: DecideOfferProps) {
  const t = useText();
  const { failure, pending, bind } = useMove(detail.id, onChanged);
  const moveOf = useBindingMove(detail);
  const refuse = t(offer.isMine ? 'offer.take-back' : 'offer.refuse');
  const body = (approves: boolean) => ({ offerId: offer.id, approves });
  return (
    <Stack>
      <MoveFailure failure={failure} />
      {offer.isMine && <Note>{t('offer.second-person')}</Note>}
      <Row gap="3">
        {!offer.isMine && detail.moves.includes('approve-binding') && (
          <ConfirmButton
            emphasis="finance"
            move={moveOf('approve-binding', { label: t('offer.send') })}
            pending={pending === 'send'}
            onConfirm={(confirmed) => bind(confirmed, bankOffers.decide, body(true), 'send')}
          >
            {t('offer.send')}
          </ConfirmButton>
        )}
        {detail.moves.includes('refuse-binding') && (
          <ConfirmButton
            move={moveOf('refuse-binding', { label: refuse })}
            pending={pending === 'refuse'}
            onConfirm={(confirmed) => bind(confirmed, bankOffers.decide, body(false), 'refuse')}
          >
            {refuse}
          </ConfirmButton>
        )}
      </Row>
    </Stack>
  );
}
