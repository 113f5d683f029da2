import { useState } from 'react';
import { isUuid } from 'shared-kit/contract/endpoints';
import {
  type CaseInput,
  caseReasonLength,
  type StaffCase,
  staffCases,
} from 'shared-kit/contract/staff-cases';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { queries, useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { call, LocaleLink, referenceOf, refusalAmong } from 'shared-kit/shell';
import {
  Button,
  Note,
  Sheet,
  SheetBody,
  SheetHeader,
  TextAreaField,
  TextField,
  TextLink,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { fileQuery } from '../verify/verification-query.ts';
import styles from './cases-page.module.css';

/** Asks for the case's subject and reason. `?quote=` and `?company=` preset the subject. */
export function OpenCase() {
  const t = useText();
  const [params] = useSearchParams();
  const asked = params.get('company') ?? '';
  const companyId = isUuid(asked) ? asked : null;
  const [opened, setOpened] = useState<StaffCase | null>(null);
  const form = useForm({
    first: () => ({ quote: params.get('quote') ?? '', reason: '' }),
    read: (entries) => readCase(companyId, entries),
    says: (field) => t(`cases.open.${field}-missing`, { count: caseReasonLength.least }),
    shows: 'attempt',
    isUnsaved: ({ reason }) => reason.trim() !== '',
    failureOf,
  });
  const open = async (body: CaseInput, key: string) => {
    setOpened(null);
    setOpened(await call(staffCases.open, { body, key }));
    form.enter({ reason: '' });
    await queries.invalidateQueries({ queryKey: ['cases'] });
  };
  return (
    <Sheet aria-label={t('cases.open.title')}>
      <SheetHeader title={t('cases.open.title')} />
      <SheetBody>
        <Stack as="form" align="start" className={styles.form} {...form.sends(open)}>
          {companyId === null ? (
            <TextField
              {...form.text('quote')}
              label={t('cases.open.quote')}
              hint={t('cases.open.quote-hint')}
              maxLength={100}
            />
          ) : (
            <AboutCompany id={companyId} />
          )}
          <TextAreaField
            {...form.text('reason')}
            label={t('cases.open.reason')}
            hint={t('cases.open.reason-hint')}
            maxLength={caseReasonLength.most}
            rows={3}
          />
          <Outcome opened={opened} failure={form.failure} />
          <Button type="submit" emphasis="primary" pending={form.isPending}>
            {t('cases.open.submit')}
          </Button>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

function AboutCompany({ id }: { id: string }) {
  const t = useText();
  const { data } = useQuery(fileQuery(id));
  return (
    <p>
      <span>{t('cases.open.company', { company: data?.legalName ?? '…' })}</span>{' '}
      <TextLink as={LocaleLink} to="/admin/cases">
        {t('cases.open.other')}
      </TextLink>
    </p>
  );
}

function Outcome({ opened, failure }: { opened: StaffCase | null; failure: Failure | null }) {
  const t = useText();
  if (failure?.kind === 'unknown-quote')
    return <Note tone="warning" role="alert" title={t('cases.open.unknown')} />;
  if (failure) {
    return (
      <Note tone="danger" role="alert" title={t('cases.open.failed')}>
        {t('cases.open.reference', { code: failure.reference })}
      </Note>
    );
  }
  if (!opened) return null;
  const { quote } = opened;
  return (
    <Note tone="positive" role="status" title={t('cases.open.done')}>
      {quote && (
        <TextLink as={LocaleLink} to={`/quote/${quote.id}`}>
          {t('cases.open.read', { number: quote.number })}
        </TextLink>
      )}
    </Note>
  );
}

type Failure = Readonly<{ kind: 'unknown-quote' } | { kind: 'failed'; reference: string }>;

const failureOf = (error: unknown): Failure =>
  refusalAmong(error, ['quote.not-found', 'company.not-found'])
    ? { kind: 'unknown-quote' }
    : { kind: 'failed', reference: referenceOf(error) };

/** The case about the company or the quote; one thing is asked for at a time. */
function readCase(companyId: string | null, entries: Readonly<Record<'quote' | 'reason', string>>) {
  const quote = entries.quote.trim();
  const reason = entries.reason.trim();
  const wrong = wrongAmong({
    quote: companyId === null && quote === '',
    reason: reason.length < caseReasonLength.least,
  });
  const body: CaseInput =
    companyId === null ? { companyId, quote, reason } : { companyId, quote: null, reason };
  return { body, faults: wrong.slice(0, 1) };
}
