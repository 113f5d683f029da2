import { Suspense, useState } from 'react';
import { type OfferDraftAnswer, offers, type QuoteDetail } from 'shared-kit/contract/quotes';
import { Columns, Stack } from 'shared-kit/layout';
import { useAttachments } from 'shared-kit/page';
import { call, lazyPart, useLocale } from 'shared-kit/shell';
import { AskedDiscount } from './asked-discount.tsx';
import { LinesFields } from './lines-fields.tsx';
import { NoteFields } from './note-fields.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferSide } from './offer-side.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { readOffer } from './read-offer.ts';
import { TemplateChoice } from './template-choice.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useOfferDraft } from './use-offer-draft.ts';

const SendDialog = lazyPart(() => import('./send-dialog.tsx'));

type Props = { quote: QuoteDetail; draft: OfferDraftAnswer; onReload: () => void };

/** Edits an offer and saves it while the maker types. Before sending, it shows the offer as the buyer will see it. */
export function OfferEditor({ quote, draft, onReload }: Props) {
  const desk = useOfferDraft(quote.id, draft);
  const { entries, enter } = desk;
  const files = useAttachments(draft.attachments);
  const [checked, setChecked] = useState<OfferDraftAnswer | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const read = readOffer(entries, useLocale());
  const wrong = new Map(read.faults.map(({ path, fault }) => [path, fault]));

  const check = async () => {
    setChecking(true);
    try {
      if (await desk.save()) {
        const answer = await call(offers.readDraft, { params: { id: quote.id } });
        setChecked(answer);
        setPreviewed(answer.faults.length === 0);
      }
      setAttempt((before) => before + 1);
    } finally {
      setChecking(false);
    }
  };
  return (
    <>
      <AskedDiscount
        quoteId={quote.id}
        draft={checked ?? draft}
        onRefused={() => void desk.save().then(onReload)}
      />
      <Columns aside="narrow">
        <Stack as="form" onSubmit={(event) => event.preventDefault()} noValidate>
          <TemplateChoice offer={read.offer} language={draft.locale} enter={enter} />
          <LinesFields entries={entries} enter={enter} offer={read.offer} wrong={wrong} draft={draft} />
          <TermsFields entries={entries} enter={enter} wrong={wrong} />
          <PaymentFields entries={entries} enter={enter} wrong={wrong} />
          <NoteFields
            entries={entries}
            enter={enter}
            files={files}
            internalNote={desk.internalNote}
            onInternalNote={desk.enterInternalNote}
          />
        </Stack>
        <OfferSide
          quote={quote}
          offer={read.offer}
          ownCosts={read.ownCosts}
          discountLimit={desk.discountLimit}
          mayExceedLimit={draft.mayExceedLimit}
          state={desk.state}
          faults={checked?.faults ?? []}
          attempt={attempt}
          isChecking={isChecking}
          onCheck={() => void check()}
          onReload={onReload}
        />
      </Columns>
      <OfferBar offer={read.offer} isChecking={isChecking} onCheck={() => void check()} />
      {checked && isPreviewed && (
        <Suspense>
          <SendDialog
            quote={quote}
            draft={checked}
            files={files.attachments}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      )}
    </>
  );
}
