import { memo, useDeferredValue, useId, useMemo } from 'react';
import { type BankOfferInput, type BankQuoteDetail, bankOffers } from 'shared-kit/contract/financing';
import { Deviations } from 'shared-kit/financing';
import { useSendOnce } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { call, referenceOf, useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../../text.ts';
import { KeptDraft } from '../kept-draft.tsx';
import { OfferFigures } from '../offer-figures.tsx';
import { askedFrom, isBelow, SendButtons } from '../send-buttons.tsx';
import { useKeptDraft } from '../use-kept-draft.ts';
import { FigureBar } from './figure-bar.tsx';
import styles from './offer-editor.module.css';
import { firstEntries } from './offer-entries.ts';
import { OfferFields } from './offer-fields.tsx';
import { useFaultWords } from './offer-form.ts';
import { type OfferField, type ReadOffer, readOffer } from './read-offer.ts';

type OfferEditorProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };
type Failure = Readonly<{ faults: readonly OfferField[] } | { reference: string }>;
/** The terms of the next offer; its figures stand beside while typing. The server reckons what counts. */
export function OfferEditor({ detail, onChanged }: OfferEditorProps) {
  const t = useText();
  const id = useId();
  const locale = useLocale();
  const { currency } = detail.amount;
  const draft = useKeptDraft(`offer ${detail.id}`, () => firstEntries(detail, new Date()));
  const { entries } = draft;
  const read = useMemo(
    () => readOffer(entries, { asked: askedFrom(detail), locale }, new Date()),
    [entries, detail, locale],
  );
  const shown = useDeferredValue(read);
  const { pending, failure, attempt, run, keyOf, fail } = useSendOnce<Failure>((error) => ({
    reference: referenceOf(error),
  }));
  const wrong = failure && 'faults' in failure ? failure.faults : [];
  const stillWrong = wrong.filter((field) => read.faults.some((it) => it === field));
  const submit = async (kind: BankOfferInput['kind']) => {
    if (!read.terms) return fail({ faults: read.faults });
    const body = { kind, terms: read.terms, versionNumber: detail.quote?.version };
    const work = () => call(bankOffers.make, { params: { id: detail.id }, body, key: keyOf(body) });
    if (await run(work, kind)) draft.forget();
    // After a refusal, too: somebody may have been faster.
    await onChanged();
  };
  return (
    <Stack as="form" aria-label={t('editor.title')} noValidate onSubmit={stay}>
      {draft.isKept && <KeptDraft onStartAnew={draft.startAnew} />}
      {wrong.length > 0 && <Faults faults={wrong} id={id} attempt={attempt} />}
      {failure && 'reference' in failure && (
        <Note tone="danger" role="alert">
          {t('offer.failed', { reference: failure.reference })}
        </Note>
      )}
      <div className={styles.halves}>
        <OfferFields form={{ id, entries, enter: draft.enter, wrong: stillWrong, currency }} />
        <div className={styles.beside}>
          <LiveFigures read={shown} fileName={detail.number} />
        </div>
      </div>
      <FigureBar read={shown} />
      <SendButtons
        detail={detail}
        isAlone={read.deviations.length === 0 && isBelow(read.terms?.principal, detail.aloneBelow)}
        pending={pending}
        onSend={submit}
      />
    </Stack>
  );
}

/** Drawn after the typed character: a long schedule takes longer than a frame. */
const LiveFigures = memo(function LiveFigures({ read, fileName }: { read: ReadOffer; fileName: string }) {
  const t = useText();
  if (!read.terms) return <Note role="status">{t('editor.incomplete')}</Note>;
  return (
    <>
      <Deviations deviations={read.deviations} currency={read.terms.currency} />
      <OfferFigures terms={read.terms} figures={read.figures} purchase={read.purchase} fileName={fileName} />
    </>
  );
});

/** Two buttons send, so Enter in a field does not. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

function Faults({ faults, id, attempt }: { faults: readonly OfferField[]; id: string; attempt: number }) {
  const t = useText();
  const wordsOn = useFaultWords();
  return (
    <ErrorSummary
      title={t('editor.summary', { count: faults.length })}
      errors={faults.map((field) => ({ fieldId: `${id}-${field}`, message: wordsOn(field) }))}
      attempt={attempt}
    />
  );
}
