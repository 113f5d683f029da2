import { audit } from 'shared-kit/contract/audit';
import { Answer, AuditList, ListPages, Page } from 'shared-kit/page';
import { keepPreviousData, useQuery } from 'shared-kit/query';
import { addressOf } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { auditQuery, useAuditChoice, writeChoice } from './audit-choice.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';

/** The market's log of who changed what, for its staff. */
export default function AuditPage() {
  const t = useText();
  return (
    <Page title={t('audit.title')} lead={t('audit.lead')}>
      <div className={styles.columns}>
        <AuditFilters />
        <Entries />
      </div>
    </Page>
  );
}

function Entries() {
  const t = useText();
  const { choice } = useAuditChoice();
  const { cursor: _, ...filter } = choice;
  const query = useQuery({ ...auditQuery(choice), placeholderData: keepPreviousData });
  return (
    <Sheet aria-label={t('audit.entries')}>
      <SheetHeader title={t('audit.entries')}>
        <TextLink href={addressOf(audit.download, { query: filter })} download>
          {t('audit.csv')}
        </TextLink>
      </SheetHeader>
      <SheetBody>
        <Answer query={query}>
          {({ entries, next }) => (
            <>
              {entries.length === 0 ? (
                <p className={entry.quiet}>{t('audit.none')}</p>
              ) : (
                <AuditList entries={entries} withCompany />
              )}
              <ListPages
                cursor={choice.cursor}
                next={next}
                addressOf={(cursor) => `/admin/audit${writeChoice({ ...choice, cursor })}`}
              />
            </>
          )}
        </Answer>
      </SheetBody>
    </Sheet>
  );
}
