import { useState } from 'react';
import type { StaffCasesAnswer } from 'shared-kit/contract/staff-cases';
import { Row, Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatMoment, LocaleLink, useLocale } from 'shared-kit/shell';
import {
  Button,
  ClockIcon,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  StatusBadge,
  TextLink,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { casesQuery } from './cases-query.ts';

/** All cases that staff opened, newest first. */
export function CaseList() {
  const t = useText();
  const [cursor, setCursor] = useState<string | null>(null);
  const query = useQuery(casesQuery(cursor));
  return (
    <Sheet aria-label={t('cases.all.title')}>
      <SheetHeader title={t('cases.all.title')} />
      <Answer query={query}>
        {({ cases, next }) => (
          <>
            <SheetBody>
              {cases.length === 0 ? (
                <p className={entry.quiet}>{t('cases.all.none')}</p>
              ) : (
                <Stack as="ol">
                  {cases.map((each) => (
                    <Case key={each.id} of={each} />
                  ))}
                </Stack>
              )}
            </SheetBody>
            {(cursor || next) && (
              <SheetFooter>
                {cursor && <Button onClick={() => setCursor(null)}>{t('cases.all.first')}</Button>}
                {next && <Button onClick={() => setCursor(next)}>{t('cases.all.older')}</Button>}
              </SheetFooter>
            )}
          </>
        )}
      </Answer>
    </Sheet>
  );
}

function Case({ of: { staff, company, quote, reason, openedAt, endsAt, isMine, isOpen } }: CaseProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <li className={entry.root}>
      <Row as="span">
        <strong>{company ? company.name : quote?.number}</strong>
        {isOpen && (
          <StatusBadge tone="warning" icon={ClockIcon}>
            {t('cases.all.is-open')}
          </StatusBadge>
        )}
      </Row>
      <span className={entry.quiet}>
        {t('cases.all.by', {
          staff,
          from: formatMoment(openedAt, locale),
          until: formatMoment(endsAt, locale),
        })}
      </span>
      <span className={entry.reason}>{reason}</span>
      {isMine && isOpen && quote && (
        <TextLink as={LocaleLink} to={`/quote/${quote.id}`}>
          {t('cases.open.read', { number: quote.number })}
        </TextLink>
      )}
    </li>
  );
}
type CaseProps = { of: StaffCasesAnswer['cases'][number] };
