import { type FormEvent, useState } from 'react';
import { figureOf } from 'shared-kit/contract/figures';
import { formatMoney } from 'shared-kit/contract/money';
import {
  type CounterInput,
  type QuoteDetail,
  type QuoteVersion,
  quoteLimits,
} from 'shared-kit/contract/quotes';
import { FarPrice, FigureInput } from 'shared-kit/figure-input';
import { useLocale, useUnsavedInput } from 'shared-kit/shell';
import { TextAreaField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './action-dialog.module.css';
import {
  type CounterEntries,
  type CounterFault,
  type CounterLineEntry,
  lineFigures,
  noCounterLine,
  noEntries,
  readCounter,
  totalFigure,
} from './counter-entries.ts';

type Props = { id: string; quote: QuoteDetail; onSubmit: (body: CounterInput) => Promise<void> };

const isTyped = ({ lines, targetTotal, text }: CounterEntries) =>
  targetTotal !== '' || text !== '' || Object.values(lines).some((line) => Object.values(line).some(Boolean));

/** The buyer's counter-offer: quantity, price or note per line, a total, or a remark. */
export function CounterForm({ id, quote, onSubmit }: Props) {
  const t = useText();
  const locale = useLocale();
  const [entries, setEntries] = useState(noEntries);
  const [faults, setFaults] = useState<readonly CounterFault[]>([]);
  useUnsavedInput(isTyped(entries));
  const version = quote.versions.at(-1);
  if (!version) return null;
  const total = totalFigure(version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCounter(version, entries, locale);
    setFaults('faults' in read ? read.faults : []);
    if ('body' in read) void onSubmit(read.body);
  };
  const isUnconfirmed = (field: string) =>
    faults.some((each) => each.field === field && each.reason === 'unconfirmed');
  const errorOf = (field: string) => {
    const fault = faults.find((each) => each.field === field);
    if (fault?.reason === 'unconfirmed') return undefined;
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
          version={version}
          entry={entries.lines[line.key] ?? noCounterLine}
          errorOf={errorOf}
          isUnconfirmed={isUnconfirmed(`${line.key}-price`)}
          onEnter={(change) => enterLine(line.key, change)}
        />
      ))}
      <FigureInput
        figure={total}
        binds
        label={t('action.counter.total')}
        optional={t('action.optional')}
        affix={version.currency}
        placeholder={formatMoney({ amount: version.total, currency: version.currency })}
        text={entries.targetTotal}
        error={errorOf('total')}
        onText={(targetTotal) =>
          setEntries((before) => ({ ...before, targetTotal, isTotalConfirmed: false }))
        }
      />
      <FarPrice
        price={figureOf(entries.targetTotal, locale, total)}
        figure={total}
        isConfirmed={entries.isTotalConfirmed}
        onConfirm={(isTotalConfirmed) => setEntries((before) => ({ ...before, isTotalConfirmed }))}
        isMissing={isUnconfirmed('total')}
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

type LineProps = {
  line: QuoteVersion['lines'][number];
  version: QuoteVersion;
  entry: CounterLineEntry;
  errorOf: (field: string) => string | undefined;
  isUnconfirmed: boolean;
  onEnter: (change: Partial<CounterLineEntry>) => void;
};

function CounterLine({ line, version, entry, errorOf, isUnconfirmed, onEnter }: LineProps) {
  const t = useText();
  const locale = useLocale();
  const { currency } = version;
  const figures = lineFigures(line, version);
  return (
    <fieldset className={styles.line}>
      <legend className={styles.lineTitle}>{line.title}</legend>
      <FigureInput
        figure={figures.quantity}
        label={t('quote.lines.quantity')}
        placeholder={String(line.quantity)}
        text={entry.quantity}
        error={errorOf(`${line.key}-quantity`)}
        onText={(quantity) => onEnter({ quantity })}
      />
      <FigureInput
        figure={figures.unitPrice}
        binds
        label={t('action.counter.price')}
        affix={currency}
        placeholder={formatMoney({ amount: line.unitPrice, currency })}
        text={entry.unitPrice}
        error={errorOf(`${line.key}-price`)}
        onText={(unitPrice) => onEnter({ unitPrice, isConfirmed: false })}
      />
      <FarPrice
        price={figureOf(entry.unitPrice, locale, figures.unitPrice)}
        figure={figures.unitPrice}
        isConfirmed={entry.isConfirmed}
        onConfirm={(isConfirmed) => onEnter({ isConfirmed })}
        isMissing={isUnconfirmed}
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
