import { initials } from 'shared-kit/contract/languages';
import { type QueuedCompany, verification } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { Answer, ListPages } from 'shared-kit/page';
import { keepPreviousData, useQuery } from 'shared-kit/query';
import { addressOf, countryName, LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Avatar, ClockIcon, EmptyState, Heading, KeyHint, StatusBadge, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { Verification } from '../verification.tsx';
import { type QueueChoice, queueQuery } from '../verification-query.ts';
import styles from '../verify-page.module.css';
import { useQueueChoice, writeChoice } from './queue-choice.ts';
import { QueueFilters } from './queue-filters.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { waitingTime } from './waiting-time.ts';

const keys = { next: 'J', previous: 'K' };

/** Waiting companies, the longest wait first; the J and K keys move through it. */
export function Queue({ current }: { current: string | null }) {
  const t = useText();
  const { choice } = useQueueChoice();
  const query = useQuery({ ...queueQuery(choice), placeholderData: keepPreviousData });
  useLiveNews('company', () => void query.refetch());
  const companies = query.data?.companies ?? [];
  useQueueKeys(
    companies.map(({ id }) => id),
    current,
  );
  return (
    <Stack
      as="section"
      gap="3"
      className={styles.queue}
      aria-label={t('verify.queue.title')}
      data-aside={current !== null}
    >
      {current === null ? (
        <Heading level={1}>{t('verify.title')}</Heading>
      ) : (
        <p className={styles.queueTitle}>{t('verify.title')}</p>
      )}
      <QueueFilters answer={query.data} />
      <Answer query={query}>
        {({ companies: listed, next }) => (
          <>
            {listed.length === 0 ? (
              <EmptyState title={t('verify.queue.empty.title')}>
                {t('verify.queue.empty.sentence')}
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {listed.map((company) => (
                  <QueueItem
                    key={company.id}
                    company={company}
                    choice={choice}
                    isCurrent={company.id === current}
                  />
                ))}
              </ul>
            )}
            <ListPages
              cursor={choice.cursor}
              next={next}
              addressOf={(cursor) => `/admin/verify${writeChoice({ ...choice, cursor })}`}
            />
          </>
        )}
      </Answer>
      <TextLink href={addressOf(verification.downloadDecisions)} download>
        {t('verify.queue.csv')}
      </TextLink>
      <p className={styles.keys}>
        <KeyHint>{keys.next}</KeyHint> <KeyHint>{keys.previous}</KeyHint>{' '}
        <span>{t('verify.queue.keys')}</span>
      </p>
    </Stack>
  );
}

type QueueItemProps = { company: QueuedCompany; choice: QueueChoice; isCurrent: boolean };

function QueueItem({ company, choice, isCurrent }: QueueItemProps) {
  const t = useText();
  const locale = useLocale();
  const { days, hours, isLate } = waitingTime(company.since, Date.now());
  const isWaiting =
    choice.state === 'incomplete' ||
    company.verification === 'submitted' ||
    company.verification === 'in_review';
  return (
    <li>
      <LocaleLink
        to={`/admin/verify/${company.id}${writeChoice(choice)}`}
        className={styles.item}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <Avatar
          kind={company.kind === 'bank' ? 'bank' : 'company'}
          mark={initials(company.brandName, locale)}
          accent={isCurrent}
        />
        <span className={styles.itemWords}>
          <span className={styles.itemName}>{company.legalName}</span>
          <span className={styles.itemDetail}>
            {t('verify.queue.about', {
              kind: t(`companies.kind.${company.kind}`),
              country: countryName(company.country, locale),
            })}
          </span>
          {company.verification !== 'submitted' && <Verification state={company.verification} />}
          {company.isProposed && (
            <StatusBadge tone="warning" icon={ClockIcon}>
              {t('verify.queue.proposed')}
            </StatusBadge>
          )}
          {company.assignee && (
            <span className={styles.itemDetail}>{t('verify.assignment.of', { name: company.assignee })}</span>
          )}
        </span>
        {isWaiting && (
          <span className={styles.age} data-late={isLate || undefined}>
            {days > 0 ? t('verify.queue.days', { days, hours }) : t('verify.queue.hours', { hours })}
          </span>
        )}
      </LocaleLink>
    </li>
  );
}
