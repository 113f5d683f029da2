import { type FormEvent, useState } from 'react';
import {
  type DraftRequestInput,
  type QuoteDetail,
  quoteLimits,
  type RequestedLine,
} from 'shared-kit/contract';
import { RequestTermsFields, requestEntriesOf, requestTermsOf } from 'shared-kit/page';
import { type ApiError, readWhole, useUnsavedInput } from 'shared-kit/shell';
import { Button, NumberField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';

type Props = {
  id: string;
  quote: QuoteDetail;
  /** Why the last try was refused. */
  refused: ApiError | null;
  onSubmit: (body: DraftRequestInput) => Promise<void>;
};
type LineEntry = Readonly<{ key: string; quantity: string; note: string }>;

const entryOf = ({ key, quantity, note }: RequestedLine): LineEntry => ({
  key,
  quantity: String(quantity),
  note,
});

/** A request that was not sent yet, to be put right: its lines, and how the goods are wanted. */
export function DraftForm({ id, quote, refused, onSubmit }: Props) {
  const t = useText();
  const [lines, setLines] = useState(quote.request.lines.map(entryOf));
  const [entries, setEntries] = useState(requestEntriesOf(quote.request));
  const [begunAt] = useState(quote.revision);
  const [isTouched, setTouched] = useState(false);
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  useUnsavedInput(isTouched);
  // Whoever has read that a colleague was faster replaces what the colleague saved, and nobody else does.
  const revision = refused?.code === 'quote.draft-moved' ? quote.revision : begunAt;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = lines.filter(({ quantity }) => readWhole(quantity, 1) === null).map(({ key }) => key);
    setFaulty(wrong);
    if (wrong.length > 0 || entries.country === '') return;
    const wanted = lines.map(({ key, quantity, note }) => ({
      key,
      quantity: readWhole(quantity, 1) ?? 1,
      note: note.trim(),
    }));
    void onSubmit({ ...requestTermsOf(entries), revision, lines: wanted });
  };
  const errorOf = (key: string): string | undefined => {
    if (faulty.includes(key)) return t('action.counter.fault.quantity');
    const reason = refused?.errors.find(({ name }) => name === key)?.reason;
    // messages: action.edit-request.fault.*
    return reason && t(`action.edit-request.fault.${faultOf(reason)}`);
  };
  const enter = (key: string, change: Partial<LineEntry>) => {
    setTouched(true);
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...change } : line)));
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {lines.map((entry) => (
        <DraftLine
          key={entry.key}
          entry={entry}
          title={quote.request.lines.find(({ key }) => key === entry.key)?.title ?? ''}
          error={errorOf(entry.key)}
          onEnter={(change) => enter(entry.key, change)}
          onRemove={
            lines.length > 1
              ? () => {
                  setTouched(true);
                  setLines((before) => before.filter(({ key }) => key !== entry.key));
                }
              : null
          }
        />
      ))}
      <RequestTermsFields
        entries={entries}
        onChange={(change) => {
          setTouched(true);
          setEntries((before) => ({ ...before, ...change }));
        }}
        faults={[
          ...(entries.country === '' ? (['country'] as const) : []),
          ...(refused?.errors.some(({ name }) => name === 'replyBy') ? (['replyBy'] as const) : []),
        ]}
      />
    </form>
  );
}

const faults = ['below-minimum', 'not-a-multiple', 'too-many'] as const;
const faultOf = (reason: string) => faults.find((each) => each === reason) ?? 'withdrawn';

type LineProps = {
  entry: LineEntry;
  title: string;
  error: string | undefined;
  onEnter: (change: Partial<LineEntry>) => void;
  /** Null for the last one: a request without lines is discarded instead. */
  onRemove: (() => void) | null;
};

function DraftLine({ entry, title, error, onEnter, onRemove }: LineProps) {
  const t = useText();
  return (
    <fieldset className={styles.draftLine}>
      <legend className={styles.lineTitle}>{title}</legend>
      <NumberField
        label={t('quote.lines.quantity')}
        inputMode="numeric"
        value={entry.quantity}
        error={error}
        onChange={({ target }) => onEnter({ quantity: target.value })}
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
