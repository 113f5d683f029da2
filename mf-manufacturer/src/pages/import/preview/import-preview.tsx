import { useState } from 'react';
import { importNoteWords, importUnnamedWords } from 'shared-kit/contract/catalogue-import';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Checkbox, Note, Sheet, SheetBody, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { ImportParts } from '../import-parts.ts';
import { MappingForm } from '../mapping/mapping-form.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './preview.module.css';

/** The changes that the file would make. Nothing is written until the maker applies them. */
export function ImportPreview({ answer, moves }: ImportParts) {
  const t = useText();
  const [isMapping, setMapping] = useState(false);
  if (isMapping) return <MappingForm {...{ answer, moves }} />;
  return (
    <>
      <Decision {...{ answer, moves }} onMapping={() => setMapping(true)} />
      <Notes notes={answer.notes} />
      <ImportRows answer={answer} />
      <p className={styles.quiet}>{t('import.nothing-yet')}</p>
    </>
  );
}

function Decision({ answer, moves, onMapping }: ImportParts & { onMapping: () => void }) {
  const t = useText();
  const [onlyIfAll, setOnlyIfAll] = useState(false);
  const { counts } = answer;
  const good = (counts?.new ?? 0) + (counts?.changed ?? 0);
  const faulty = counts?.faulty ?? 0;
  const unnamed = importUnnamedWords(answer, useLocale());
  const isKeptBack = onlyIfAll && faulty > 0;
  return (
    <Sheet tone={good > 0 && !isKeptBack ? 'accent' : 'neutral'}>
      <SheetHeader
        title={good > 0 ? t('import.decide', { count: good }) : t('import.nothing-to-do')}
        note={faulty > 0 ? t('import.left-out', { count: faulty }) : t('import.no-faults')}
      />
      {(unnamed || (faulty > 0 && good > 0)) && (
        <Stack as={SheetBody} gap="3">
          {unnamed && <Note tone={answer.mapping.removeVariants ? 'warning' : 'info'}>{unnamed}</Note>}
          {faulty > 0 && good > 0 && (
            <Checkbox checked={onlyIfAll} onChange={({ target }) => setOnlyIfAll(target.checked)}>
              {t('import.only-if-all')}
            </Checkbox>
          )}
        </Stack>
      )}
      <SheetFooter className={styles.buttons}>
        <Button pending={moves.pending === 'cancel'} onClick={moves.cancel}>
          {t('import.cancel')}
        </Button>
        <Button emphasis={good > 0 && !isKeptBack ? 'secondary' : 'primary'} onClick={onMapping}>
          {t('import.change-columns')}
        </Button>
        {good > 0 && !isKeptBack && (
          <Button
            emphasis="primary"
            pending={moves.pending === 'apply'}
            onClick={() => moves.apply(onlyIfAll)}
          >
            {t('import.apply', { count: good })}
          </Button>
        )}
      </SheetFooter>
    </Sheet>
  );
}

/** Values that are imported differently from the file. */
function Notes({ notes }: Pick<ImportParts['answer'], 'notes'>) {
  const t = useText();
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <Note title={t('import.notes')}>
      <Stack as="ul" gap="1" className={styles.notes}>
        {notes.map((note) => (
          <li key={JSON.stringify([note.code, note.params])}>
            {importNoteWords({ ...note, params: { count: note.count, ...note.params } }, locale)}
          </li>
        ))}
      </Stack>
    </Note>
  );
}
