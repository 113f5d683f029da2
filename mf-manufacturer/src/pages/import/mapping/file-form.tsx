import type { ImportTableInput } from 'shared-kit/contract/catalogue-import';
import { isNameOf } from 'shared-kit/contract/tables';
import { Stack } from 'shared-kit/layout';
import { SelectField, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { ImportParts } from '../import-parts.ts';

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254', 'windows-1252', 'iso-8859-9'] as const;
const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** How the file was read: its sheet, or its encoding and separator. Each choice of the maker reads it again. */
export function FileForm({ answer: { table }, moves }: ImportParts) {
  const t = useText();
  const { kind, sheet, sheets, hiddenSheets, source } = table;
  const read = (change: Partial<ImportTableInput>) => {
    const { encoding, delimiter } = table;
    const now = { sheet, encoding, delimiter: delimiter as ImportTableInput['delimiter'] };
    void moves.readAs({ ...now, ...change });
  };
  return (
    <Sheet>
      <SheetHeader title={t('import.step.file')} note={t(`import.source.${source}`)} />
      <Stack as={SheetBody}>
        {kind === 'csv' ? (
          <TextForm table={table} onRead={read} />
        ) : (
          <SelectField
            label={t('import.sheet')}
            value={sheet ?? ''}
            onChange={({ target }) => read({ sheet: target.value })}
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
        {hiddenSheets.length > 0 && (
          <Text look="small" tone="muted">
            {t('import.sheets-hidden', { sheets: hiddenSheets.join(', ') })}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}

type TextFormProps = {
  table: ImportParts['answer']['table'];
  onRead: (change: Partial<ImportTableInput>) => void;
};

function TextForm({ table: { encoding, delimiter }, onRead }: TextFormProps) {
  const t = useText();
  return (
    <>
      <SelectField
        label={t('import.encoding')}
        value={encoding ?? ''}
        onChange={({ target }) => onRead({ encoding: target.value })}
      >
        {encodings.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('import.delimiter')}
        value={delimiter ?? ''}
        onChange={({ target }) => isNameOf(delimiters, target.value) && onRead({ delimiter: target.value })}
      >
        {Object.entries(delimiters).map(([value, name]) => (
          <option key={name} value={value}>
            {t(`import.delimiter.${name}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
