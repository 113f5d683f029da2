import { contradictionsOf, type OfferInput } from 'shared-kit/contract/quotes';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Names terms that don't fit one another, before the offer is sent. */
export function ContradictionNotes({ offer }: { offer: OfferInput }) {
  const t = useText();
  return contradictionsOf(offer).map((name) => (
    <Note key={name} tone={name === 'ex-works-freight' ? 'warning' : 'info'}>
      {t(`offer.contradiction.${name}`, { rule: offer.incoterm?.rule ?? '' })}
    </Note>
  ));
}
