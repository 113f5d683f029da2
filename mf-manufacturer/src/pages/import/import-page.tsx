import { useEffect, useRef } from 'react';
import type { ImportAnswer, ImportState as State } from 'shared-kit/contract/catalogue-import';
import { Answer, EmptySheet, fileSize, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, LocaleLink, useLocale } from 'shared-kit/shell';
import { ButtonLink, Note } from 'shared-kit/ui';
import { Stepper } from 'shared-kit/ui/stepper';
import { useText } from '../../text.ts';
import type { ImportParts } from './import-parts.ts';
import { ImportReport } from './import-report.tsx';
import { importQuery } from './imports-query.ts';
import { MappingForm } from './mapping/mapping-form.tsx';
import { ImportPreview } from './preview/import-preview.tsx';
import { RunningImport } from './running-import.tsx';
import { useImportMoves } from './use-import-moves.ts';

const list = '/manufacturer/import';

/** One import, from its columns to its report. */
export default function ImportPage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(importQuery(id, useLocale()));
  useTopOnChange(query.data?.state);
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const answer = query.data;
  if (answer && !isMissing)
    return <OneImport key={`${answer.state} ${answer.table.sheet}`} answer={answer} />;
  return (
    <Page title={t('import.title')}>
      {isMissing ? (
        <EmptySheet
          title={t('import.failure.gone')}
          action={
            <ButtonLink as={LocaleLink} to={list}>
              {t('import.title')}
            </ButtonLink>
          }
        />
      ) : (
        <Answer query={query}>{() => null}</Answer>
      )}
    </Page>
  );
}

/** Each state shows another page under the same address, so it begins at its top. */
function useTopOnChange(state: State | undefined) {
  const last = useRef(state);
  useEffect(() => {
    if (last.current && last.current !== state) window.scrollTo({ top: 0 });
    last.current = state;
  }, [state]);
}

/** The step that each state belongs to. */
const steps: Readonly<Record<State, 'columns' | 'preview' | 'import'>> = {
  mapping: 'columns',
  failed: 'columns',
  checking: 'preview',
  checked: 'preview',
  applying: 'import',
  applied: 'import',
  undoing: 'import',
  undone: 'import',
  cancelled: 'import',
};

function OneImport({ answer }: { answer: ImportAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { fileName, bytes, table, state } = answer;
  const facts = [fileName, table.sheet, t('import.columns', { count: table.columns.length })].filter(Boolean);
  return (
    <Page
      title={t(`import.page.${steps[state]}`)}
      lead={facts.join(', ')}
      actions={
        <ButtonLink as={LocaleLink} to={list}>
          {t('import.other-file')}
        </ButtonLink>
      }
    >
      <Stepper
        label={t('import.steps')}
        current={steps[state]}
        steps={[
          { id: 'file', title: t('import.step.file'), note: fileSize(bytes, locale) },
          { id: 'columns', title: t('import.step.columns'), note: mappedWords(answer, t) },
          { id: 'preview', title: t('import.step.preview') },
          { id: 'import', title: t('import.step.import') },
        ]}
      />
      <Stage answer={answer} />
    </Page>
  );
}

const mappedWords = ({ mapping, table }: ImportAnswer, t: ReturnType<typeof useText>) =>
  t('import.mapped', {
    mapped: mapping.columns.filter(({ field }) => field !== null).length,
    count: table.columns.length,
  });

function Stage({ answer }: { answer: ImportAnswer }) {
  const moves = useImportMoves(answer.id);
  const parts = { answer, moves };
  return (
    <>
      {moves.failure && (
        <Note role="alert" tone="danger">
          {moves.failure}
        </Note>
      )}
      {stageOf(answer.state, parts)}
    </>
  );
}

function stageOf(state: State, parts: ImportParts) {
  if (state === 'mapping' || state === 'failed') return <MappingForm {...parts} />;
  if (state === 'checked') return <ImportPreview {...parts} />;
  if (state === 'checking' || state === 'applying' || state === 'undoing')
    return <RunningImport {...parts} />;
  return <ImportReport {...parts} />;
}
