import { figureOf } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { type CounterInput, type QuoteVersion, quoteLimits, quoteMoves } from 'shared-kit/contract/quotes';
import { FarPrice, FigureInput } from 'shared-kit/figure-input';
import { type FormReading, useForm } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { call, useLocale } from 'shared-kit/shell';
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
import { FreeAction } from './free-action.tsx';
import { refusalText } from './refusal-text.ts';
import { type ActionProps, useOutcome } from './use-outcome.ts';

type Counter = FormReading<CounterInput, CounterFault>;
const nothing: Counter = { body: null, faults: [] };

function readingOf(version: QuoteVersion, entries: CounterEntries, locale: Locale): Counter {
  const read = readCounter(version, entries, locale);
  return 'body' in read ? { body: read.body, faults: [] } : { body: null, faults: read.faults };
}

const isTyped = ({ lines, targetTotal, text }: CounterEntries) =>
  targetTotal !== '' || text !== '' || Object.values(lines).some((line) => Object.values(line).some(Boolean));

/** The buyer's counter-offer: quantity, price or note per line, a total, or a remark. */
export function CounterForm(props: ActionProps<'counter'>) {
  const { quote } = props;
  const t = useText();
  const settle = useOutcome(props);
  const locale = useLocale();
  const version = quote.versions.at(-1);
  const form = useForm({
    first: () => noEntries,
    read: (typed) => (version ? readingOf(version, typed, locale) : nothing),
    // What is unconfirmed says so itself.
    says: ({ reason }) => (reason === 'unconfirmed' ? '' : t(`action.counter.fault.${reason}`)),
    shows: 'attempt',
    alongside: (change) => ('targetTotal' in change ? { isTotalConfirmed: false } : {}),
    isUnsaved: isTyped,
    failureOf: (error) => refusalText(error, t),
  });
  if (!version) return null;
  const { entries, enter, wrong, marksOf } = form;
  const total = totalFigure(version);
  const isUnconfirmed = (field: string) =>
    wrong.some((each) => each.field === field && each.reason === 'unconfirmed');
  const enterLine = (key: string, change: Partial<CounterLineEntry>) =>
    enter({ lines: { ...entries.lines, [key]: { ...(entries.lines[key] ?? noCounterLine), ...change } } });
  const send = (body: CounterInput, key: string) =>
    settle(call(quoteMoves.counter, { params: { id: quote.id }, body, key }));
  return (
    <FreeAction {...props} form={form} size="large">
      <Stack as="form" id={form.id} {...form.sends(send)}>
        {version.lines.map((line) => (
          <CounterLine
            key={line.key}
            line={line}
            version={version}
            entry={entries.lines[line.key] ?? noCounterLine}
            marksOf={marksOf}
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
          {...form.figure('targetTotal')}
          {...marksOf('total')}
        />
        <FarPrice
          price={figureOf(entries.targetTotal, locale, total)}
          figure={total}
          isConfirmed={entries.isTotalConfirmed}
          onConfirm={(isTotalConfirmed) => enter({ isTotalConfirmed })}
          isMissing={isUnconfirmed('total')}
        />
        <TextAreaField
          label={t('action.counter.words')}
          optional={t('action.optional')}
          rows={3}
          maxLength={quoteLimits.text}
          {...form.text('text')}
        />
      </Stack>
    </FreeAction>
  );
}

type LineProps = {
  line: QuoteVersion['lines'][number];
  version: QuoteVersion;
  entry: CounterLineEntry;
  marksOf: (field: string) => { id: string; error: string | undefined };
  isUnconfirmed: boolean;
  onEnter: (change: Partial<CounterLineEntry>) => void;
};

function CounterLine({ line, version, entry, marksOf, isUnconfirmed, onEnter }: LineProps) {
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
        {...marksOf(`${line.key}-quantity`)}
        onText={(quantity) => onEnter({ quantity })}
      />
      <FigureInput
        figure={figures.unitPrice}
        binds
        label={t('action.counter.price')}
        affix={currency}
        placeholder={formatMoney({ amount: line.unitPrice, currency })}
        text={entry.unitPrice}
        {...marksOf(`${line.key}-price`)}
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
