import { useId } from 'react';
import { type BankOfferInput, type BankQuoteDetail, bankOffers } from 'shared-kit/contract/financing';
import { Deviations } from 'shared-kit/financing';
import { useSendOnce } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { call, referenceOf, useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../../text.ts';
import { KeptDraft } from '../kept-draft.tsx';
import { askedFrom, isBelow, SendButtons } from '../send-buttons.tsx';
import { useKeptDraft } from '../use-kept-draft.ts';
import { firstLetter, type LetterField, readLetter } from './letter-entries.ts';
import { LetterFields } from './letter-fields.tsx';

type LetterEditorProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };
type Failure = Readonly<{ faults: readonly LetterField[] } | { reference: string }>;
/** The terms of a letter of credit. It has no schedule, so there is nothing to reckon. */
export function LetterEditor({ detail, onChanged }: LetterEditorProps) {
  const t = useText();
  const id = useId();
  const locale = useLocale();
  const { currency } = detail.amount;
  const draft = useKeptDraft(`letter ${detail.id}`, () => firstLetter(detail, new Date()));
  const { entries, enter } = draft;
  const { pending, failure, attempt, run, keyOf, fail } = useSendOnce<Failure>((error) => ({
    reference: referenceOf(error),
  }));
  const read = readLetter(entries, { asked: askedFrom(detail), locale }, new Date());
  const wrong = failure && 'faults' in failure ? failure.faults : [];
  const stillWrong = wrong.filter((field) => read.faults.includes(field));
  const submit = async (kind: BankOfferInput['kind']) => {
    if (!read.terms) return fail({ faults: read.faults });
    const body = { kind, terms: read.terms, versionNumber: detail.quote?.version };
    const work = () => call(bankOffers.makeLetter, { params: { id: detail.id }, body, key: keyOf(body) });
    if (await run(work, kind)) draft.forget();
    // After a refusal, too: somebody may have been faster.
    await onChanged();
  };
  return (
    <Stack as="form" aria-label={t('letter.title')} noValidate onSubmit={(event) => event.preventDefault()}>
      {draft.isKept && <KeptDraft onStartAnew={draft.startAnew} />}
      {wrong.length > 0 && <Faults faults={wrong} id={id} attempt={attempt} />}
      {failure && 'reference' in failure && (
        <Note tone="danger" role="alert">
          {t('offer.failed', { reference: failure.reference })}
        </Note>
      )}
      <LetterFields form={{ id, entries, enter, wrong: stillWrong, currency }} />
      <Deviations deviations={read.deviations} currency={currency} />
      <SendButtons
        detail={detail}
        isAlone={read.deviations.length === 0 && isBelow(read.terms?.amount, detail.aloneBelow)}
        pending={pending}
        onSend={submit}
      />
    </Stack>
  );
}

function Faults({ faults, id, attempt }: { faults: readonly LetterField[]; id: string; attempt: number }) {
  const t = useText();
  return (
    <ErrorSummary
      title={t('editor.summary', { count: faults.length })}
      errors={faults.map((field) => ({ fieldId: `${id}-${field}`, message: t(`letter.wrong.${field}`) }))}
      attempt={attempt}
    />
  );
}
