import {
  type ImportAnswer,
  type ImportOutcome,
  importOutcomes,
  imports,
} from 'shared-kit/contract/catalogue-import';
import { Row } from 'shared-kit/layout';
import { Answer, choiceQuery, EmptySheet, ListPages, ListSearch, useListChoice } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { addressOf, useLocale } from 'shared-kit/shell';
import { ButtonLink, Segmented, Sheet, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { type RowChoice, rowsQuery } from '../imports-query.ts';
import { ChangeTable } from './change-table.tsx';
import { FaultTable } from './fault-table.tsx';
import styles from './preview.module.css';

const read = (search: URLSearchParams): RowChoice => ({
  outcome: importOutcomes.find((each) => each === search.get('show')) ?? null,
  search: search.get('q') ?? '',
  cursor: search.get('after'),
});
const write = ({ outcome, search, cursor }: RowChoice) =>
  choiceQuery({ show: outcome, q: search, after: cursor });

/** The products of an import by what would become of them; what is chosen stands in the address. */
export function ImportRows({ answer }: { answer: ImportAnswer }) {
  const t = useText();
  const { choice, choose } = useListChoice({ read, write });
  const { id, state, counts } = answer;
  const outcome = choice.outcome ?? firstOf(counts);
  const query = useQuery(rowsQuery(id, state, { ...choice, outcome }));
  return (
    <>
      <Counts {...{ counts, outcome }} onChoose={(to) => choose({ outcome: to })} />
      <Row gap="3" align="end" justify="between">
        <ListSearch
          label={t('import.search')}
          find={t('import.find')}
          value={choice.search}
          maxLength={100}
          onSearch={(search) => choose({ outcome, search })}
        />
        {outcome === 'faulty' && (counts?.faulty ?? 0) > 0 && <FaultsFile id={id} />}
      </Row>
      <Answer query={query}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && (
              <EmptySheet title={t(choice.search ? 'import.none-found' : 'import.none-such')} />
            )}
            {rows.length > 0 && (
              <Sheet aria-busy={query.isPlaceholderData}>
                <SheetHeader title={t(`import.rows.${outcome}`)} />
                {outcome === 'faulty' ? (
                  <FaultTable {...{ rows, answer }} />
                ) : (
                  <ChangeTable {...{ rows, answer }} />
                )}
              </Sheet>
            )}
            <ListPages
              cursor={choice.cursor}
              next={next === null ? null : String(next)}
              addressOf={(cursor) =>
                `/manufacturer/import/${id}${write({ outcome, search: choice.search, cursor })}`
              }
            />
          </>
        )}
      </Answer>
    </>
  );
}

/** The rows to show first: faulty ones, if there are any. */
const firstOf = (counts: ImportAnswer['counts']): ImportOutcome =>
  (['faulty', 'changed', 'new', 'unchanged', 'skipped'] as const).find((each) => (counts?.[each] ?? 0) > 0) ??
  'new';

type CountsProps = {
  counts: ImportAnswer['counts'];
  outcome: ImportOutcome;
  onChoose: (outcome: ImportOutcome) => void;
};

function Counts({ counts, outcome, onChoose }: CountsProps) {
  const t = useText();
  const locale = useLocale();
  const shown = importOutcomes.filter((each) => each !== 'skipped' || (counts?.skipped ?? 0) > 0);
  return (
    <Segmented
      label={t('import.rows.choice')}
      className={styles.counts}
      value={outcome}
      onChange={onChoose}
      options={shown.map((value) => ({
        value,
        label: (
          <span
            className={styles.count}
            data-tone={value === 'faulty' && counts?.faulty ? 'danger' : undefined}
          >
            <span>{t(`import.count.${value}`)}</span> <b>{(counts?.[value] ?? 0).toLocaleString(locale)}</b>
          </span>
        ),
      }))}
    />
  );
}

function FaultsFile({ id }: { id: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <ButtonLink href={addressOf(imports.faults, { params: { id }, query: { locale } })} download>
      {t('import.faults-file')}
    </ButtonLink>
  );
}
