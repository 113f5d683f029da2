import { type FormEvent, useState } from 'react';
import { formatMoney, type QuoteDetail, type QuoteVersion, quoteLimits } from 'shared-kit/contract';
import { readAmount, useUnsavedInput } from 'shared-kit/shell';
import { TextAreaField, TextField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';
import {
  type CounterEntries,
  type CounterFault,
  type CounterLineEntry,
  noCounterLine,
  readCounter,
} from './counter-entries.ts';

type Props = { id: string; quote: QuoteDetail; onSubmit: (body: unknown) => Promise<void> };

const isTyped = ({ lines, targetTotal, text }: CounterEntries) =>
  targetTotal !== '' || text !== '' || Object.values(lines).some((line) => Object.values(line).some(Boolean));

/** The buyer's counter-offer: quantity, price or note per line, a total, or a remark. */
export function CounterForm({ id, quote, onSubmit }: Props) {
  const t = useText();
  const [entries, setEntries] = useState<CounterEntries>({ lines: {}, targetTotal: '', text: '' });
  const [faults, setFaults] = useState<readonly CounterFault[]>([]);
  useUnsavedInput(isTyped(entries));
  const version = quote.versions.at(-1);
  if (!version) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCounter(version, entries);
    setFaults('faults' in read ? read.faults : []);
    if ('body' in read) void onSubmit(read.body);
  };
  // messages: action.counter.fault.*
  const errorOf = (field: string) => {
    const fault = faults.find((each) => each.field === field);
    return fault && t(`action.counter.fault.${fault.reason}`);
  };
  const enterLine = (key: string, change: Partial<CounterLineEntry>) =>
    setEntries((before) => ({
      ...before,
      lines: { ...before.lines, [key]: { ...(before.lines[key] ?? noCounterLine), ...change } },
    }));
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {version.lines.map((line) => (
        <CounterLine
          key={line.key}
          line={line}
          currency={version.currency}
          entry={entries.lines[line.key] ?? noCounterLine}
          errorOf={errorOf}
          onEnter={(change) => enterLine(line.key, change)}
        />
      ))}
      <NumberField
        label={t('action.counter.total')}
        optional={t('action.optional')}
        affix={version.currency}
        placeholder={formatMoney({ amount: version.total, currency: version.currency })}
        value={entries.targetTotal}
        hint={readBack(entries.targetTotal, version.currency)}
        error={errorOf('total')}
        onChange={({ target }) => setEntries((before) => ({ ...before, targetTotal: target.value }))}
      />
      <TextAreaField
        label={t('action.counter.words')}
        optional={t('action.optional')}
        rows={3}
        maxLength={quoteLimits.text}
        value={entries.text}
        onChange={({ target }) => setEntries((before) => ({ ...before, text: target.value }))}
      />
    </form>
  );
}

/** Shows how a typed amount was read. */
function readBack(typed: string, currency: QuoteVersion['currency']): string | undefined {
  const amount = readAmount(typed, 4);
  return amount === null ? undefined : `= ${formatMoney({ amount, currency })}`;
}

type LineProps = {
  line: QuoteVersion['lines'][number];
  currency: QuoteVersion['currency'];
  entry: CounterLineEntry;
  errorOf: (field: string) => string | undefined;
  onEnter: (change: Partial<CounterLineEntry>) => void;
};

function CounterLine({ line, currency, entry, errorOf, onEnter }: LineProps) {
  const t = useText();
  return (
    <fieldset className={styles.line}>
      <legend className={styles.lineTitle}>{line.title}</legend>
      <NumberField
        label={t('quote.lines.quantity')}
        inputMode="numeric"
        placeholder={String(line.quantity)}
        value={entry.quantity}
        error={errorOf(`${line.key}-quantity`)}
        onChange={({ target }) => onEnter({ quantity: target.value })}
      />
      <NumberField
        label={t('action.counter.price')}
        affix={currency}
        placeholder={formatMoney({ amount: line.unitPrice, currency })}
        value={entry.unitPrice}
        hint={readBack(entry.unitPrice, currency)}
        error={errorOf(`${line.key}-price`)}
        onChange={({ target }) => onEnter({ unitPrice: target.value })}
      />
      <TextField
        className={styles.wishes}
        label={t('action.counter.terms')}
        optional={t('action.optional')}
        maxLength={quoteLimits.reason}
        value={entry.terms}
        onChange={({ target }) => onEnter({ terms: target.value })}
      />
    </fieldset>
  );
}
