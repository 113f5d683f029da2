import { useState } from 'react';
import { audit } from 'shared-kit/contract/audit';
import { Answer, AuditList } from 'shared-kit/page';
import { keepPreviousData, queryOptions, useQuery } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { Button, Sheet, SheetBody, SheetFooter, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const limit = 10;
const auditQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: ['company', 'audit', cursor],
    queryFn: ({ signal }) => call(audit.listOwn, { query: { limit, cursor }, signal }),
  });

/** The company's part of the market's audit log, for its owners. */
export function CompanyAudit() {
  const t = useText();
  const [cursor, setCursor] = useState<string | null>(null);
  const query = useQuery({ ...auditQuery(cursor), placeholderData: keepPreviousData });
  return (
    <Sheet aria-label={t('profile.audit.title')}>
      <SheetHeader title={t('profile.audit.title')} note={t('profile.audit.note')} />
      <Answer query={query}>
        {({ entries, next }) => (
          <>
            <SheetBody>
              {entries.length === 0 ? (
                <Text look="small" tone="muted">
                  {t('profile.audit.none')}
                </Text>
              ) : (
                <AuditList entries={entries} />
              )}
            </SheetBody>
            {(cursor || next) && (
              <SheetFooter>
                {cursor && <Button onClick={() => setCursor(null)}>{t('profile.audit.newest')}</Button>}
                {next && <Button onClick={() => setCursor(next)}>{t('profile.audit.older')}</Button>}
              </SheetFooter>
            )}
          </>
        )}
      </Answer>
    </Sheet>
  );
}
