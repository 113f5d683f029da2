import { type KeptName, keptNames } from 'shared-kit/contract/names';
import { Stack } from 'shared-kit/layout';
import { Answer, ListTable, Page } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, LocaleLink } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';

const keptNamesQuery = queryOptions({
  queryKey: ['kept-names'],
  queryFn: ({ signal }) => call(keptNames.list, { signal }),
});

/** Names from before the rule for names. They stay; staff ask their owners to change them. */
export default function KeptNamesPage() {
  const t = useText();
  const query = useQuery(keptNamesQuery);
  return (
    <Page title={t('kept-names.title')} lead={t('kept-names.lead')}>
      <Answer query={query}>
        {({ names, isCut }) =>
          names.length === 0 ? (
            <p className={entry.quiet}>{t('kept-names.none')}</p>
          ) : (
            <Stack>
              <KeptNames names={names} />
              {isCut && <Note tone="info">{t('kept-names.cut')}</Note>}
            </Stack>
          )
        }
      </Answer>
    </Page>
  );
}

function KeptNames({ names }: { names: readonly KeptName[] }) {
  const t = useText();
  return (
    <ListTable
      label={t('kept-names.title')}
      items={names.map((name, at) => ({ id: String(at), ...name }))}
      columns={[
        {
          head: t('kept-names.name'),
          cell: ({ name, email }) => (
            <span className={entry.root}>
              <span translate="no">{name}</span>
              {email && <span className={entry.quiet}>{email}</span>}
            </span>
          ),
        },
        { head: t('kept-names.of'), cell: ({ of }) => t(`kept-names.of.${of}`) },
        {
          head: t('kept-names.whose'),
          cell: ({ company }) =>
            company ? (
              <LocaleLink to={`/admin/verify/${company.id}`} translate="no">
                {company.name}
              </LocaleLink>
            ) : (
              t('kept-names.no-company')
            ),
        },
        { head: t('kept-names.fault'), cell: ({ fault }) => t(`kept-names.fault.${fault}`) },
      ]}
    />
  );
}
