import { requirementNamed } from 'shared-kit/contract/documents';
import { figureFields, figureOf, wholeOf } from 'shared-kit/contract/figures';
import { consentWords, financing, financingFiles, residenceNote } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { Row, Stack } from 'shared-kit/layout';
import { useAttachments } from 'shared-kit/page';
import { call, referenceOf, refusalAmong, useLocale } from 'shared-kit/shell';
import { Button, Checkbox, Note, Text } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import styles from '../financing.module.css';
import { BankChoice, shareOf } from './bank-choice.tsx';
import { PapersChoice } from './papers-choice.tsx';
import { amountOf, type Entries, termFigure } from './request-entries.ts';
import { RequestFields } from './request-fields.tsx';
import { type Asking, type Files, useRequest } from './use-request.ts';

type RequestFormProps = {
  quoteId: string;
  answer: Asking;
  onChanged: () => Promise<void>;
  onCancel: () => void;
};
/** Asks the chosen banks. What goes out, to whom and until when stands above the consent. */
export function RequestForm({ quoteId, answer, onChanged, onCancel }: RequestFormProps) {
  const t = useText();
  const locale = useLocale();
  const { version, shareable, banks } = answer;
  const files = useAttachments([], financingFiles.upload);
  const form = useRequest(answer, files);
  const { entries, enter, idOf, errorOf } = form;
  const note = residenceNote(shareable.company.country, locale);
  return (
    <Stack
      as="form"
      aria-label={t('financing.ask')}
      {...form.sends(async (body, key) => {
        await call(financing.ask, { params: { id: quoteId }, body, key });
        await onChanged();
      })}
    >
      {form.summary && (
        <ErrorSummary title={t('financing.summary', { count: form.wrong.length })} {...form.summary} />
      )}
      {form.failure && <Refusal {...form.failure} />}
      <RequestFields form={form} total={version.total} />
      <BankChoice
        id={idOf('banks')}
        banks={banks}
        wish={wishOf(answer, entries, locale)}
        chosen={entries.bankIds}
        onChange={(bankIds) => enter({ bankIds })}
        error={errorOf('banks')}
      />
      {note && <Note>{note}</Note>}
      <PapersChoice shareable={shareable} ticked={entries} onChange={enter} files={files} />
      <Consent lines={linesOf(answer, { entries, files: files.attachments, locale })} />
      <Checkbox
        id={idOf('consent')}
        checked={entries.consents}
        onChange={({ target }) => enter({ consents: target.checked })}
      >
        {t('financing.consent')}
      </Checkbox>
      <Row gap="3">
        <Button type="submit" emphasis="finance" pending={form.isPending || files.isUploading}>
          {entries.bankIds.length === 0
            ? t('financing.ask')
            : t('financing.share', { count: entries.bankIds.length })}
        </Button>
        <Button onClick={onCancel}>{t('financing.cancel')}</Button>
      </Row>
    </Stack>
  );
}

const wishOf = ({ version: { total } }: Asking, entries: Entries, locale: Locale) => ({
  product: entries.product,
  currency: total.currency,
  months: wholeOf(entries.termMonths, locale, termFigure) ?? 0,
  ownPercent: shareOf(figureOf(entries.ownFunds, locale, figureFields.sum) ?? '0', total),
});

type Given = Readonly<{ entries: Entries; files: Files; locale: Locale }>;

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
