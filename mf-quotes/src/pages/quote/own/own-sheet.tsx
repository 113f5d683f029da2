import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { SalespersonField } from 'shared-kit/page';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useQuoteChanged } from '../decision/use-actions.tsx';
import { OutcomeForm } from './outcome-form.tsx';

/** What a maker keeps of a quote for itself: who looks after it, and once it ended why it was won or lost. */
export function OwnSheet({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const changed = useQuoteChanged();
  const { outcome, events } = quote;
  return (
    <Sheet>
      <SheetHeader title={t('quote.own.title')} />
      <Stack as={SheetBody} gap="3">
        <SalespersonField quote={quote} onChanged={changed} />
        {outcome && (
          <OutcomeForm
            // What a colleague saved meanwhile fills the fields anew.
            key={outcome.stated?.at ?? outcome.result}
            quoteId={quote.id}
            outcome={outcome}
            buyersWords={buyersWords(events)}
            onChanged={changed}
          />
        )}
      </Stack>
    </Sheet>
  );
}

const buyersEnds: ReadonlySet<string> = new Set(['decline-offer', 'withdraw-request', 'withdraw-unfinanced']);

/** Why the buyer ended it, in its own words. */
const buyersWords = (events: QuoteDetail['events']): string | null =>
  events.findLast(({ transition }) => buyersEnds.has(transition))?.text ?? null;
