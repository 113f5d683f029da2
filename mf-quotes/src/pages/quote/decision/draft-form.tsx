import { useState } from 'react';
import { figureFields, wholeOf } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import {
  type DraftRequestInput,
  type QuoteDetail,
  quoteLimits,
  quoteRequests,
  type RequestedLine,
} from 'shared-kit/contract/quotes';
import { FigureInput } from 'shared-kit/figure-input';
import { useForm } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { type RequestEntries, RequestTermsFields, requestEntriesOf, requestTermsOf } from 'shared-kit/page';
import { ApiError, call, refusalAmong, useLocale } from 'shared-kit/shell';
import { Button, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';
import { FreeAction } from './free-action.tsx';
import { refusalText } from './refusal-text.ts';
import { type ActionProps, useOutcome } from './use-outcome.ts';

type LineEntry = Readonly<{ key: string; title: string; quantity: string; note: string }>;
type Entries = RequestEntries & Readonly<{ lines: readonly LineEntry[] }>;

const entriesOf = (request: QuoteDetail['request']): Entries => ({
  ...requestEntriesOf(request),
  lines: request.lines.map(({ key, title, quantity, note }: RequestedLine) => ({
    key,
    title,
    quantity: String(quantity),
    note,
  })),
});

/** Edits a request that isn't sent yet: its lines and delivery terms. */
export function DraftForm(props: ActionProps<'edit-request'>) {
  const { id } = props.quote;
  const settle = useOutcome(props);
  const form = useDraft(props.quote);
  const { entries, enter, wrong, errorOf } = form;
  const failure = form.failure ?? errorOf('deliveryPlace') ?? errorOf('place') ?? null;
  const { lines } = entries;
  const send = (body: DraftRequestInput, key: string) =>
    settle(call(quoteRequests.editDraft, { params: { id }, body, key }));
  return (
    <FreeAction {...props} form={{ ...form, failure }} size="large">
      <Stack as="form" id={form.id} {...form.sends(send)}>
        {lines.map((entry) => (
          <DraftLine
            key={entry.key}
            entry={entry}
            marks={form.marksOf(entry.key)}
            onEnter={(change) =>
              enter({ lines: lines.map((line) => (line === entry ? { ...line, ...change } : line)) })
            }
            onRemove={lines.length > 1 ? () => enter({ lines: lines.filter((it) => it !== entry) }) : null}
          />
        ))}
        <RequestTermsFields
          entries={entries}
          onChange={enter}
          idOf={form.idOf}
          faults={(['country', 'replyBy'] as const).filter((name) =>
            wrong.some(({ field }) => field === name),
          )}
        />
      </Stack>
    </FreeAction>
  );
}

const reasons = ['below-minimum', 'not-a-multiple', 'too-many', 'unavailable'] as const;
type Fault = Readonly<{
  /** A line by its key, or a field of the terms, which says itself what is wrong. */
  field: string;
  reason: (typeof reasons)[number] | 'withdrawn' | 'quantity';
}>;

function useDraft({ request, revision: newest }: QuoteDetail) {
  const t = useText();
  const locale = useLocale();
  const [before] = useState(() => entriesOf(request));
  const [begunAt] = useState(newest);
  // After reading that a colleague was faster, saving again replaces the colleague's draft; otherwise it never does.
  const [isMoved, setMoved] = useState(false);
  return useForm({
    first: () => before,
    read: (entries) => readDraft(entries, { request, revision: isMoved ? newest : begunAt, locale }),
    says: ({ reason }) =>
      t(reason === 'quantity' ? 'action.counter.fault.quantity' : `action.edit-request.fault.${reason}`),
    shows: 'attempt',
    isUnsaved: (entries) => entries !== before,
    refused: (error) => refusedIn(error, request),
    failureOf: (error) => {
      setMoved(refusalAmong(error, ['quote.draft-moved']) !== undefined);
      return refusalText(error, t);
    },
  });
}

type Given = Pick<QuoteDetail, 'request' | 'revision'> & { locale: Locale };

/** The request to save, without lines that are gone meanwhile. */
function readDraft({ lines, ...terms }: Entries, { request, revision, locale }: Given) {
  const quantityOf = (typed: string) => wholeOf(typed, locale, figureFields.quantity);
  const wrong = lines.filter(({ quantity }) => quantityOf(quantity) === null).map(({ key }) => key);
  const left = lines.filter(({ key }) => request.lines.some((line) => line.key === key));
  const faults: Fault[] = [...wrong, ...(terms.country === '' ? ['country'] : [])].map((field) => ({
    field,
    reason: 'quantity',
  }));
  const wanted = left.map(({ key, quantity, note }) => ({
    key,
    quantity: quantityOf(quantity) ?? 1,
    note: note.trim(),
  }));
  return { faults, body: { ...requestTermsOf(terms), revision, lines: wanted } };
}

/** What the server refused about the lines, or about the day to reply by. */
const refusedIn = (error: unknown, { lines }: QuoteDetail['request']): Fault[] =>
  (error instanceof ApiError ? error.errors : [])
    .filter(({ name }) => name === 'replyBy' || lines.some(({ key }) => key === name))
    .map(({ name, reason }) => ({
      field: name,
      reason: reasons.find((each) => each === reason) ?? 'withdrawn',
    }));

type LineProps = {
  entry: LineEntry;
  marks: { id: string; error: string | undefined };
  onEnter: (change: Partial<LineEntry>) => void;
  /** Null for the last line: discard the request instead. */
  onRemove: (() => void) | null;
};

function DraftLine({ entry, marks, onEnter, onRemove }: LineProps) {
  const t = useText();
  const { title } = entry;
  return (
    <fieldset className={styles.draftLine}>
      <legend className={styles.lineTitle}>{title}</legend>
      <FigureInput
        {...marks}
        figure={figureFields.quantity}
        label={t('quote.lines.quantity')}
        text={entry.quantity}
        onText={(quantity) => onEnter({ quantity })}
      />
      <TextField
        label={t('action.edit-request.note')}
        optional={t('action.optional')}
        maxLength={quoteLimits.note}
        value={entry.note}
        onChange={({ target }) => onEnter({ note: target.value })}
      />
      {onRemove && (
        <Button
          emphasis="tertiary"
          className={styles.remove}
          aria-label={t('action.edit-request.remove', { line: title })}
          onClick={onRemove}
        >
          {t('action.edit-request.remove-short')}
        </Button>
      )}
    </fieldset>
  );
}
