import { type FormEvent, useRef, useState } from 'react';
import { isUuid } from 'shared-kit/contract/endpoints';
import {
  type CaseInput,
  caseReasonLength,
  type StaffCase,
  staffCases,
} from 'shared-kit/contract/staff-cases';
import { queries, useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import {
  call,
  LocaleLink,
  referenceOf,
  refusalAmong,
  useKeyPerBody,
  useSubmit,
  useUnsavedInput,
} from 'shared-kit/shell';
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
  const [quote, setQuote] = useState(params.get('quote') ?? '');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<'quote' | 'reason' | null>(null);
  const fields = { quote: useRef<HTMLInputElement>(null), reason: useRef<HTMLTextAreaElement>(null) };
  const { isPending, opened, failure, open } = useOpenCase();
  useUnsavedInput(reason.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const lacksReason = reason.trim().length < caseReasonLength.least;
    const lacks = companyId === null && quote.trim() === '' ? 'quote' : lacksReason ? 'reason' : null;
    setMissing(lacks);
    if (lacks) return fields[lacks].current?.focus();
    const about = companyId === null ? { companyId, quote: quote.trim() } : { companyId, quote: null };
    if (await open({ ...about, reason: reason.trim() })) setReason('');
  };
  return (
    <Sheet aria-label={t('cases.open.title')}>
      <SheetHeader title={t('cases.open.title')} />
      <SheetBody>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {companyId === null ? (
            <TextField
              ref={fields.quote}
              label={t('cases.open.quote')}
              hint={t('cases.open.quote-hint')}
              error={missing === 'quote' ? t('cases.open.quote-missing') : undefined}
              value={quote}
              maxLength={100}
              onChange={({ target }) => setQuote(target.value)}
            />
          ) : (
            <AboutCompany id={companyId} />
          )}
          <TextAreaField
            ref={fields.reason}
            label={t('cases.open.reason')}
            hint={t('cases.open.reason-hint')}
            error={
              missing === 'reason'
                ? t('cases.open.reason-missing', { count: caseReasonLength.least })
                : undefined
            }
            value={reason}
            maxLength={caseReasonLength.most}
            rows={3}
            onChange={({ target }) => setReason(target.value)}
          />
          <Outcome opened={opened} failure={failure} />
          <Button type="submit" emphasis="primary" pending={isPending}>
            {t('cases.open.submit')}
          </Button>
        </form>
      </SheetBody>
    </Sheet>
  );
}

function AboutCompany({ id }: { id: string }) {
  const t = useText();
  const { data } = useQuery(fileQuery(id));
  return (
    <p>
      {t('cases.open.company', { company: data?.legalName ?? '…' })}{' '}
      <TextLink as={LocaleLink} to="/admin/cases">
        {t('cases.open.other')}
      </TextLink>
    </p>
  );
}

function Outcome({ opened, failure }: Pick<ReturnType<typeof useOpenCase>, 'opened' | 'failure'>) {
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

/** Opens a case; a retry with the same text opens no second one. */
function useOpenCase() {
  const { keyOf, done } = useKeyPerBody();
  const [opened, setOpened] = useState<StaffCase | null>(null);
  const { isPending, failure, run } = useSubmit<Failure>((error) =>
    refusalAmong(error, ['quote.not-found', 'company.not-found'])
      ? { kind: 'unknown-quote' }
      : { kind: 'failed', reference: referenceOf(error) },
  );
  const open = (input: CaseInput) =>
    run(async () => {
      setOpened(null);
      setOpened(await call(staffCases.open, { body: input, key: keyOf(input) }));
      done();
      await queries.invalidateQueries({ queryKey: ['cases'] });
    });
  return { isPending, opened, failure, open };
}
