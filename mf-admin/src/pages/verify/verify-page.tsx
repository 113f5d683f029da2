import { isUuid } from 'shared-kit/contract/endpoints';
import { Stack } from 'shared-kit/layout';
import { Answer, EmptySheet } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, LocaleLink, publicConfig, useLiveNews } from 'shared-kit/shell';
import { Heading, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { CompanyAgreement } from './agreement/company-agreement.tsx';
import { DecisionPanel } from './decision/decision-panel.tsx';
import { Assignment } from './desk/assignment.tsx';
import { Notes } from './desk/notes.tsx';
import { Risk } from './desk/risk.tsx';
import { CompanyDocuments } from './documents/company-documents.tsx';
import { Checks } from './file/checks.tsx';
import { CompanyBankAccount } from './file/company-bank-account.tsx';
import { CompanyOwners } from './file/company-owners.tsx';
import { CompanyData, People, Quotes } from './file/company-sheets.tsx';
import { DecisionLog } from './file/decision-log.tsx';
import { Queue } from './queue/queue.tsx';
import { useQueueChoice, writeChoice } from './queue/queue-choice.ts';
import { CompanySanctions } from './sanctions/company-sanctions.tsx';
import { fileQuery } from './verification-query.ts';
import styles from './verify-page.module.css';

/** The queue of companies, and the open company beside it. */
export default function VerifyPage() {
  const t = useText();
  const { id = null } = useParams();
  return (
    <div className={styles.root} data-open={id !== null || undefined}>
      <title>{`${t('verify.title')} · ${publicConfig().brandName}`}</title>
      <Queue current={id} />
      {id === null ? (
        <div className={styles.choose}>
          <EmptySheet title={t('verify.choose.title')}>{t('verify.choose.sentence')}</EmptySheet>
        </div>
      ) : isUuid(id) ? (
        <OpenCompany key={id} id={id} />
      ) : (
        <NoCompany />
      )}
    </div>
  );
}

function OpenCompany({ id }: { id: string }) {
  const t = useText();
  const query = useQuery(fileQuery(id));
  const { choice } = useQueueChoice();
  useLiveNews('company', () => void query.refetch(), id);
  const refetch = () => queries.invalidateQueries({ queryKey: ['verification'] });
  if (query.error instanceof ApiError && query.error.code === 'company.not-found') return <NoCompany />;
  return (
    <div className={styles.open}>
      <TextLink as={LocaleLink} to={`/admin/verify${writeChoice(choice)}`} className={styles.back}>
        {t('verify.back')}
      </TextLink>
      <Answer query={query} heading={t('verify.title')}>
        {(file) => (
          <>
            <Heading level={1} className={styles.name}>
              {file.legalName}
            </Heading>
            <Assignment file={file} refetch={refetch} />
            <Stack className={styles.file}>
              <CompanyData file={file} />
              <CompanyDocuments file={file} refetch={refetch} />
              <CompanyAgreement companyId={file.id} refetch={refetch} />
              <CompanyBankAccount file={file} />
              <CompanyOwners owners={file.owners} />
              <CompanySanctions file={file} refetch={refetch} />
              <People people={file.people} />
              <Quotes file={file} />
            </Stack>
            <Stack as="aside" className={styles.side} aria-label={t('verify.side')}>
              <Checks file={file} />
              <DecisionPanel file={file} refetch={refetch} />
              <Notes file={file} refetch={refetch} />
              <Risk file={file} refetch={refetch} />
              <DecisionLog file={file} />
            </Stack>
          </>
        )}
      </Answer>
    </div>
  );
}

function NoCompany() {
  const t = useText();
  return (
    <div className={styles.open}>
      <EmptySheet
        title={t('verify.unknown.title')}
        level={1}
        action={
          <TextLink as={LocaleLink} to="/admin/verify">
            {t('verify.back')}
          </TextLink>
        }
      >
        {t('verify.unknown.sentence')}
      </EmptySheet>
    </div>
  );
}
