import { type Locale, languageOf } from 'shared-kit/contract/languages';
import { type StaffCase, staffCases } from 'shared-kit/contract/staff-cases';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, LocaleLink, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './staff-cases.module.css';

const casesQuery = queryOptions({
  queryKey: ['company', 'staff-cases'],
  queryFn: ({ signal }) => call(staffCases.listOwn, { signal }),
});

/** Which staff could read the company's quotes, when and why. */
export function StaffCases() {
  const t = useText();
  const query = useQuery(casesQuery);
  return (
    <Sheet aria-label={t('profile.cases.title')}>
      <SheetHeader title={t('profile.cases.title')} />
      <SheetBody>
        <Answer query={query}>
          {({ cases }) =>
            cases.length === 0 ? (
              <Text look="small" tone="muted">
                {t('profile.cases.none')}
              </Text>
            ) : (
              <Stack as="ol" gap="3">
                {cases.map((each) => (
                  <Case key={each.id} of={each} />
                ))}
              </Stack>
            )
          }
        </Answer>
      </SheetBody>
    </Sheet>
  );
}

function Case({ of: { staff, company, quote, reason, openedAt, endsAt } }: { of: StaffCase }) {
  const t = useText();
  const locale = useLocale();
  return (
    <li className={styles.case}>
      <strong>
        {quote ? (
          <TextLink as={LocaleLink} to={`/quote/${quote.id}`}>
            {quote.number}
          </TextLink>
        ) : (
          t('profile.cases.all-quotes', { company: company?.name ?? '' })
        )}
      </strong>
      <Text look="small" tone="muted">
        {t('profile.cases.by', {
          staff,
          from: momentOf(openedAt, locale),
          until: momentOf(endsAt, locale),
        })}
      </Text>
      <span className={styles.reason}>{reason}</span>
    </li>
  );
}

const momentOf = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale).format, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
