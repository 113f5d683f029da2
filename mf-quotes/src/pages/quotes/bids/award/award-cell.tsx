import { LocaleLink } from 'shared-kit/shell';
import { Button, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../../../text.ts';
import type { Bid } from '../bids-query.ts';

const known = [
  'buyer-approved',
  'seller-trading',
  'buyer-unheld',
  'seller-unheld',
  'within-limit',
  'no-open-counter',
  'unexpired',
] as const;

/** A button to accept an offer, or the reason why that isn't possible. */
export function AwardCell({ bid, onAward }: { bid: Bid; onAward: (bid: Bid) => void }) {
  const t = useText();
  const { offer, maker, quoteId } = bid;
  const refusals = offer?.refusals ?? null;
  if (refusals === null) return <td>–</td>;
  const reason = known.find((each) => refusals.includes(each));
  if (refusals.length > 0)
    return (
      <td>
        {reason && <Text look="small">{t(`bids.refused.${reason}`)}</Text>}
        <TextLink as={LocaleLink} to={`/quote/${quoteId}`}>
          {t('bids.to-quote')}
        </TextLink>
      </td>
    );
  return (
    <td>
      <Button aria-label={t('bids.accept-of', { maker: maker.name })} onClick={() => onAward(bid)}>
        {t('bids.accept')}
      </Button>
    </td>
  );
}
