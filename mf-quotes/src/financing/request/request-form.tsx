import { useId, useState } from 'react';
import { requirementNamed } from 'shared-kit/contract/documents';
import { figureFields, figureOf, wholeOf } from 'shared-kit/contract/figures';
import {
  consentWords,
  type FinancingAnswer,
  financing,
  financingFiles,
  residenceNote,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { useAttachments } from 'shared-kit/page';
import {
  call,
  referenceOf,
  refusalAmong,
  useKeyPerBody,
  useLocale,
  useSubmit,
  useUnsavedInput,
} from 'shared-kit/shell';
import { Button, Checkbox, Note, Text } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import styles from '../financing.module.css';
import { BankChoice, shareOf } from './bank-choice.tsx';
import { PapersChoice } from './papers-choice.tsx';
import {
  amountOf,
  type Entries,
  extrasOf,
  faultsOf,
  firstEntries,
  graceFigure,
  type RequestField,
  termFigure,
} from './request-entries.ts';
import { RequestFields } from './request-fields.tsx';

type Asking = FinancingAnswer & {
  version: NonNullable<FinancingAnswer['version']>;
  shareable: NonNullable<FinancingAnswer['shareable']>;
};
type RequestFormProps = {
  quoteId: string;
  answer: Asking;
  onChanged: () => Promise<void>;
  onCancel: () => void;
};
type Failure = Readonly<{ faults: readonly RequestField[] } | { error: unknown }>;
type Files = ReturnType<typeof useAttachments>['attachments'];

/** Asks the chosen banks. What goes out, to whom and until when stands above the consent. */
export function RequestForm({ quoteId, answer, onChanged, onCancel }: RequestFormProps) {
  const t = useText();
  const id = useId();
  const locale = useLocale();
  const { version, shareable, banks } = answer;
  const [entries, setEntries] = useState(firstEntries);
  const files = useAttachments([], financingFiles.upload);
  const { isPending, failure, attempt, run, fail } = useSubmit<Failure>((error) => ({ error }));
  const { keyOf } = useKeyPerBody();
  useUnsavedInput(entries.words !== '' || files.attachments.length > 0);
  // What goes out has changed, so the consent is asked for again.
  const enter = (change: Partial<Entries>) =>
    setEntries((before) => ({ ...before, consents: false, ...change }));
  const wrong = failure && 'faults' in failure ? failure.faults : [];
  const submit = async () => {
    const faults = faultsOf(entries, version.total.amount, locale);
    if (faults.length > 0) return fail({ faults });
    const body = bodyOf(answer, { entries, files: files.attachments, locale });
    const asked = { params: { id: quoteId }, body, key: keyOf(body) };
    if (await run(() => call(financing.ask, asked))) await onChanged();
  };
  const note = residenceNote(shareable.company.country, locale);
  return (
    <form
      className={styles.form}
      aria-label={t('financing.ask')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!files.isUploading) void submit();
      }}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          title={t('financing.summary', { count: wrong.length })}
          errors={wrong.map((field) => ({
            fieldId: `${id}-${field}`,
            message: t(`financing.wrong.${field}`),
          }))}
          attempt={attempt}
        />
      )}
      {failure && 'error' in failure && <Refusal error={failure.error} />}
      <RequestFields {...{ id, entries, enter, wrong }} total={version.total} />
      <BankChoice
        id={`${id}-banks`}
        banks={banks}
        wish={wishOf(answer, entries, locale)}
        chosen={entries.bankIds}
        onChange={(bankIds) => enter({ bankIds })}
        error={wrong.includes('banks') ? t('financing.wrong.banks') : undefined}
      />
      {note && <Note>{note}</Note>}
      <PapersChoice shareable={shareable} ticked={entries} onChange={enter} files={files} />
      <Consent lines={linesOf(answer, { entries, files: files.attachments, locale })} />
      <Checkbox
        id={`${id}-consent`}
        checked={entries.consents}
        onChange={({ target }) => enter({ consents: target.checked })}
      >
        {t('financing.consent')}
      </Checkbox>
      <div className={styles.foot}>
        <Button type="submit" emphasis="finance" pending={isPending || files.isUploading}>
          {entries.bankIds.length === 0
            ? t('financing.ask')
            : t('financing.share', { count: entries.bankIds.length })}
        </Button>
        <Button onClick={onCancel}>{t('financing.cancel')}</Button>
      </div>
    </form>
  );
}

type Given = Readonly<{ entries: Entries; files: Files; locale: Locale }>;

/** Whatever is null here is a fault, and nothing is sent. */
function bodyOf({ version, consentVersion }: Asking, { entries, files, locale }: Given) {
  const { rhythm, product, offersBy, words, bankIds, documentIds } = entries;
  return {
    versionId: version.id,
    product,
    offersBy,
    words,
    consentVersion,
    bankIds: [...bankIds],
    documentIds: [...documentIds],
    termMonths: wholeOf(entries.termMonths, locale, termFigure) ?? 0,
    graceMonths: wholeOf(entries.graceMonths, locale, graceFigure) ?? 0,
    rhythm: rhythm || null,
    ownFunds: figureOf(entries.ownFunds, locale, figureFields.sum) ?? '',
    amount: amountOf(entries, version.total.amount, locale) ?? '',
    extras: extrasOf(entries, locale) ?? [],
    includesPeople: entries.includesPeople,
    fileIds: files.map(({ id }) => id),
    consentLocale: locale,
  };
}

const wishOf = ({ version: { total } }: Asking, entries: Entries, locale: Locale) => ({
  product: entries.product,
  currency: total.currency,
  months: wholeOf(entries.termMonths, locale, termFigure) ?? 0,
  ownPercent: shareOf(figureOf(entries.ownFunds, locale, figureFields.sum) ?? '0', total),
});

/** The words that the server will keep. */
function linesOf({ quoteNumber, version, shareable, banks }: Asking, { entries, files, locale }: Given) {
  const { total } = version;
  const { company, documents, people } = shareable;
  return consentWords(
    {
      company: company.legalName,
      quote: quoteNumber,
      version: version.number,
      day: entries.offersBy,
      amount: { ...total, amount: amountOf(entries, total.amount, locale) ?? total.amount },
      documents: documents
        .filter(({ id }) => entries.documentIds.includes(id))
        .map(({ requirement }) => requirementNamed(requirement, locale)),
      files: files.map(({ name }) => name),
      people: entries.includesPeople ? people.map(({ name }) => name) : null,
      banks: banks
        .filter(({ id }) => entries.bankIds.includes(id))
        .map(({ legalName, isForeign }) => ({ name: legalName, isForeign })),
    },
    locale,
  );
}

function Consent({ lines }: { lines: readonly string[] }) {
  const t = useText();
  return (
    <section className={styles.consent} aria-label={t('financing.consent.what')}>
      <Text as="p" weight="medium">
        {t('financing.consent.what')}
      </Text>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const worded = ['financing.bank-unavailable', 'financing.exists', 'quote.version-replaced'] as const;

function Refusal({ error }: { error: unknown }) {
  const t = useText();
  const code = refusalAmong(error, worded);
  return (
    <Note tone="danger" role="alert">
      {code ? t(`financing.refused.${code}`) : t('financing.failed', { reference: referenceOf(error) })}
    </Note>
  );
}
