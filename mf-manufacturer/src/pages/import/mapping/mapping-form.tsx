import { type SubmitEvent, useState } from 'react';
import { type ImportMapping, importAllows, importRefusalWords } from 'shared-kit/contract/catalogue-import';
import { Columns, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetFooter, SheetHeader, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { ImportParts } from '../import-parts.ts';
import { ColumnsSheet } from './columns-sheet.tsx';
import { FileForm } from './file-form.tsx';
import { MappingSettings } from './mapping-settings.tsx';

/** How the file is read: columns to fields, number style, units and currencies. */
export function MappingForm({ answer, moves }: ImportParts) {
  const t = useText();
  const locale = useLocale();
  const [mapping, setMapping] = useState<ImportMapping>(answer.mapping);
  const [name, setName] = useState(answer.keptAs ?? '');
  const change = (to: Partial<ImportMapping>) => setMapping((before) => ({ ...before, ...to }));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void moves.check({ mapping, keepAs: name.trim() || null });
  };
  return (
    <Stack as="form" onSubmit={send}>
      {answer.failure && (
        <Note role="alert" tone="danger" title={t('import.failed')}>
          {importRefusalWords(answer.failure, locale)}
        </Note>
      )}
      <Columns gap="4">
        <ColumnsSheet {...{ answer, mapping }} onChange={(columns) => change({ columns })} />
        <Stack>
          <FileForm {...{ answer, moves }} />
          <MappingSettings {...{ answer, mapping, change }} onTake={setMapping} />
          <Sheet>
            <SheetHeader title={t('import.keep')} />
            <SheetBody>
              <TextField
                label={t('import.keep.name')}
                hint={t('import.keep.hint')}
                optional={t('import.optional')}
                value={name}
                maxLength={80}
                onChange={({ target }) => setName(target.value)}
              />
            </SheetBody>
            <SheetFooter>
              {importAllows('cancel', answer.state) && (
                <Button pending={moves.pending === 'cancel'} onClick={moves.cancel}>
                  {t('import.cancel')}
                </Button>
              )}
              <Button type="submit" emphasis="primary" pending={moves.pending === 'check'}>
                {t('import.check')}
              </Button>
            </SheetFooter>
          </Sheet>
        </Stack>
      </Columns>
    </Stack>
  );
}
