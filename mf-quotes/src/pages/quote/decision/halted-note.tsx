import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const known = {
  buyer: ['buyer-approved', 'seller-trading', 'buyer-unheld', 'seller-unheld'],
  seller: ['seller-approved'],
  staff: [],
} as const satisfies Readonly<Record<QuoteDetail['viewer'], readonly string[]>>;

/** Says why nothing can be decided, if one of the companies may not trade at present. */
export function HaltedNote({ quote: { stage, viewer, actions, seller } }: { quote: QuoteDetail }) {
  const t = useText();
  const refusals = actions.flatMap((action) => action.refusals);
  const reason = known[viewer].find((each) => refusals.includes(each));
  if (stage === 'draft' || !reason) return null;
  return (
    <Note tone="warning" title={t('quote.halted')}>
      {t(`quote.halted.${reason}`, { maker: seller.name })}
    </Note>
  );
}
