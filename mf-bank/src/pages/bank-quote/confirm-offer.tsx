import { ConfirmButton } from 'shared-kit/confirmation';
import { type BankQuoteDetail, bankOffers } from 'shared-kit/contract/financing';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useBindingMove } from './use-binding-move.ts';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** The purchase changed, or the buyer chooses anew: the sent offer counts once it is confirmed. */
export function ConfirmOffer({ detail, onChanged }: Props) {
  const t = useText();
  const { failure, pending, bind } = useMove(detail.id, onChanged);
  const moveOf = useBindingMove(detail);
  const offer = detail.offers.findLast(({ state }) => state === 'sent');
  const versionNumber = detail.quote?.version;
  if (!detail.needsReconfirmation || !offer || versionNumber === undefined) return null;
  const mayConfirm = detail.moves.includes('confirm');
  const mustRevise = !mayConfirm && offer.deviations.length > 0;
  const isOwnBinding = !mustRevise && offer.kind === 'binding' && offer.isMine;
  return (
    <>
      <MoveFailure failure={failure} />
      <Note tone="warning">
        <p>{t('confirm.why', { version: versionNumber })}</p>
        {mustRevise && <p>{t('confirm.revise')}</p>}
        {isOwnBinding && <p>{t('confirm.second-person')}</p>}
        {mayConfirm && !isOwnBinding && (
          <ConfirmButton
            size="small"
            move={moveOf('confirm', { label: t('confirm.do', { number: offer.number }) })}
            pending={pending === 'confirmation'}
            onConfirm={(confirmed) =>
              bind(confirmed, bankOffers.confirm, { offerId: offer.id, versionNumber }, 'confirmation')
            }
          >
            {t('confirm.do', { number: offer.number })}
          </ConfirmButton>
        )}
      </Note>
    </>
  );
}
