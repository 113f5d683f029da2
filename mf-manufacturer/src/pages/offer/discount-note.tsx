import type { OfferDraftAnswer } from 'shared-kit/contract/quotes';
import { usePercent } from 'shared-kit/financing';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Props = {
  /** As of the last save. */
  limit: OfferDraftAnswer['discountLimit'];
  mayExceedLimit: boolean;
};

/** Whether somebody else has to send the offer because of its discount. */
export function DiscountNote({ limit, mayExceedLimit }: Props) {
  const t = useText();
  const percent = usePercent(2, 0);
  if (!limit?.isAbove) return null;
  const values = {
    given: percent(limit.given),
    limit: percent(limit.percent),
    names: limit.waitsFor.join(', ') || t('offer.discount.nobody'),
  };
  return (
    <Note tone={mayExceedLimit ? 'info' : 'warning'}>
      {mayExceedLimit ? t('offer.discount.above-decider', values) : t('offer.discount.above', values)}
    </Note>
  );
}
