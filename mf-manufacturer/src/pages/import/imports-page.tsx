import { type ImportSummary, imports } from 'shared-kit/contract/catalogue-import';
import { Answer, choiceQuery, EmptySheet, ListPages, ListTable, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { addressOf, formatMoment, LocaleLink, useAddress, useLocale } from 'shared-kit/shell';
import { ButtonLink, Note, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ImportFile } from './import-file.tsx';
import { ImportState } from './import-state.tsx';
import { importsQuery } from './imports-query.ts';

/** Takes a file with products, and lists what was imported before. */
export default function ImportsPage() {
  const t = useText();
  const cursor = useSearchParams()[0].get('cursor');
  const query = useQuery(importsQuery(cursor));
  const address = useAddress();
  return (
    <Page title={t('import.title')} lead={t('import.lead')} actions={<Exports />}>
      <Answer query={query}>
        {({ imports, next, isAllowed }) => (
          <>
            {isAllowed ? (
              <ImportFile addressOf={(id) => address(`/manufacturer/import/${id}`)} />
            ) : (
              <Note tone="warning">{t('import.failure.standing')}</Note>
            )}
            {imports.length > 0 ? (
              <ImportTable imports={imports} />
            ) : (
              <EmptySheet title={t('import.empty.title')}>{t('import.empty.sentence')}</EmptySheet>
            )}
            <ListPages
              {...{ cursor, next }}
              addressOf={(to) => `/manufacturer/import${choiceQuery({ cursor: to })}`}
            />
          </>
        )}
      </Answer>
    </Page>
  );
}

const exports = { csv: imports.exportCsv, xlsx: imports.exportXlsx };

/** The catalogue as files that the import takes back. */
function Exports() {
  const t = useText();
  const locale = useLocale();
  return (['xlsx', 'csv'] as const).map((kind) => (
    <ButtonLink key={kind} href={addressOf(exports[kind], { query: { locale } })} download>
      {t('import.export', { kind: kind.toUpperCase() })}
    </ButtonLink>
  ));
}

function ImportTable({ imports }: { imports: readonly ImportSummary[] }) {
  const t = useText();
  const locale = useLocale();
  const countsIn = ({ counts }: ImportSummary) =>
    counts
      ? (['new', 'changed', 'faulty'] as const)
          .filter((each) => counts[each] > 0)
          .map((each) => t(`import.products.${each}`, { count: counts[each] }))
          .join(', ') || t('import.products.none')
      : '–';
  return (
    <ListTable
      label={t('import.list')}
      items={imports}
      hover
      columns={[
        {
          head: t('import.column.file'),
          cell: ({ id, fileName }) => (
            <TextLink as={LocaleLink} to={`/manufacturer/import/${id}`}>
              {fileName}
            </TextLink>
          ),
        },
        { head: t('import.column.when'), cell: ({ createdAt }) => formatMoment(createdAt, locale) },
        { head: t('import.column.who'), cell: ({ by }) => by ?? t('import.by-operator') },
        { head: t('import.column.products'), cell: countsIn, blank: ({ counts }) => !counts },
        {
          head: t('import.column.state'),
          cell: ({ state }) => <ImportState state={state} />,
          corner: true,
        },
      ]}
    />
  );
}
