import { useState } from 'react';
import type { ColumnMapping, ImportAnswer, ImportMapping } from 'shared-kit/contract/catalogue-import';
import { Stack } from 'shared-kit/layout';
import { Segmented, Sheet, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ColumnRow } from './column-row.tsx';
import { useFieldOptions } from './field-words.ts';

type Props = {
  answer: ImportAnswer;
  mapping: ImportMapping;
  onChange: (columns: ImportMapping['columns']) => void;
};

/** From this confidence on, a proposal needs no second look. */
const sure = 0.9;
const nothing: ColumnMapping = { field: null, unit: null, currency: null };

/** Every column of the file with the field that it fills. */
export function ColumnsSheet({ answer, mapping, onChange }: Props) {
  const t = useText();
  const options = useFieldOptions(answer);
  const [shown, setShown] = useState<'all' | 'unsure'>('all');
  const { columns } = answer.table;
  const unsure = columns.filter(({ confidence }) => confidence < sure).length;
  const change = (position: number, to: Partial<ColumnMapping>) =>
    onChange(columns.map((_, at) => ({ ...(mapping.columns[at] ?? nothing), ...(at === position && to) })));
  return (
    <Sheet>
      <SheetHeader title={t('import.step.columns')} note={t('import.columns.note')}>
        <Segmented
          label={t('import.columns.shown')}
          size="small"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t('import.columns.all', { count: columns.length }) },
            { value: 'unsure', label: t('import.columns.unsure', { count: unsure }) },
          ]}
        />
      </SheetHeader>
      <Stack as="ul" gap="0">
        {columns.map((column, position) =>
          shown === 'all' || column.confidence < sure ? (
            <ColumnRow
              // Headings may repeat; a column is its place.
              key={position}
              column={column}
              options={options}
              attributes={answer.attributes}
              chosen={mapping.columns[position] ?? nothing}
              onChange={(to) => change(position, to)}
            />
          ) : null,
        )}
      </Stack>
    </Sheet>
  );
}
