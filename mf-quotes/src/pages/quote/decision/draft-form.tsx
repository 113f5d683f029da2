import { type FormEvent, useState } from 'react';
import { figureFields, wholeOf } from 'shared-kit/contract/figures';
import {
  type DraftRequestInput,
  type QuoteDetail,
  quoteLimits,
  type RequestedLine,
} from 'shared-kit/contract/quotes';
import { FigureInput } from 'shared-kit/figure-input';
import { type RequestEntries, RequestTermsFields, requestEntriesOf, requestTermsOf } from 'shared-kit/page';
import { type ApiError, useLocale, useUnsavedInput } from 'shared-kit/shell';
import { Button, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';

type Props = {
  id: string;
  quote: QuoteDetail;
  /** Why the last attempt was refused. */
  refused: ApiError | null;
  onSubmit: (body: DraftRequestInput) => Promise<void>;
};
type LineEntry = Readonly<{ key: string; title: string; quantity: string; note: string }>;

const entryOf = ({ key, title, quantity, note }: RequestedLine): LineEntry => ({
  key,
  title,
  quantity: String(quantity),
  note,
});

/** Edits a request that isn't sent yet: its lines and delivery terms. */
export function DraftForm({ id, quote, refused, onSubmit }: Props) {
  const { lines, entries, errorOf, enterLine, removeLine, enter, read } = useDraft(quote, refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = read();
    if (body) void onSubmit(body);
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {lines.map((entry) => (
        <DraftLine
          key={entry.key}
          entry={entry}
          error={errorOf(entry.key)}
          onEnter={(change) => enterLine(entry.key, change)}
          onRemove={lines.length > 1 ? () => removeLine(entry.key) : null}
        />
      ))}
      <RequestTermsFields
        entries={entries}
        onChange={enter}
        faults={[
          ...(entries.country === '' ? (['country'] as const) : []),
          ...(refused?.errors.some(({ name }) => name === 'replyBy') ? (['replyBy'] as const) : []),
        ]}
      />
    </form>
  );
}

function useDraft({ request, revision: newest }: QuoteDetail, refused: ApiError | null) {
  const t = useText();
  const [lines, setLines] = useState(request.lines.map(entryOf));
  const [entries, setEntries] = useState(requestEntriesOf(request));
  const [begunAt] = useState(newest);
  const [isTouched, setTouched] = useState(false);
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  useUnsavedInput(isTouched);
  const locale = useLocale();
  const quantityOf = (typed: string) => wholeOf(typed, locale, figureFields.quantity);
  const read = (): DraftRequestInput | null => {
    const wrong = lines.filter(({ quantity }) => quantityOf(quantity) === null).map(({ key }) => key);
    setFaulty(wrong);
    if (wrong.length > 0 || entries.country === '') return null;
    // After reading that a colleague was faster, saving again replaces the colleague's draft; otherwise it never does.
    const revision = refused?.code === 'quote.draft-moved' ? newest : begunAt;
    const left = lines.filter(({ key }) => request.lines.some((line) => line.key === key));
    const wanted = left.map(({ key, quantity, note }) => ({
      key,
      quantity: quantityOf(quantity) ?? 1,
      note: note.trim(),
    }));
    return { ...requestTermsOf(entries), revision, lines: wanted };
  };
  const errorOf = (key: string): string | undefined => {
    if (faulty.includes(key)) return t('action.counter.fault.quantity');
    const reason = refused?.errors.find(({ name }) => name === key)?.reason;
    return reason && t(`action.edit-request.fault.${faultOf(reason)}`);
  };
  const changeLines = (change: (before: LineEntry[]) => LineEntry[]) => {
    setTouched(true);
    setLines(change);
  };
  return {
    lines,
    entries,
    errorOf,
    read,
    enter: (change: Partial<RequestEntries>) => {
      setTouched(true);
      setEntries((before) => ({ ...before, ...change }));
    },
    enterLine: (key: string, change: Partial<LineEntry>) =>
      changeLines((all) => all.map((line) => (line.key === key ? { ...line, ...change } : line))),
    removeLine: (key: string) => changeLines((all) => all.filter((line) => line.key !== key)),
  };
}

const faults = ['below-minimum', 'not-a-multiple', 'too-many', 'unavailable'] as const;
const faultOf = (reason: string) => faults.find((each) => each === reason) ?? 'withdrawn';

type LineProps = {
  entry: LineEntry;
  error: string | undefined;
  onEnter: (change: Partial<LineEntry>) => void;
  /** Null for the last line: discard the request instead. */
  onRemove: (() => void) | null;
};

function DraftLine({ entry, error, onEnter, onRemove }: LineProps) {
  const t = useText();
  const { title } = entry;
  return (
    <fieldset className={styles.draftLine}>
      <legend className={styles.lineTitle}>{title}</legend>
      <FigureInput
        figure={figureFields.quantity}
        label={t('quote.lines.quantity')}
        text={entry.quantity}
        error={error}
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
