import { useState } from 'react';
import type { DatasheetAnswer } from 'shared-kit/contract/catalogue';
import type { ProductEditorAnswer } from 'shared-kit/contract/products';
import { Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { DatasheetFiles } from '../datasheets/datasheet-files.tsx';

/** The product's PDFs, which aren't part of the draft. */
export function DatasheetSheet({ answer }: { answer: ProductEditorAnswer }) {
  const t = useText();
  const [datasheets, setDatasheets] = useState<readonly DatasheetAnswer[]>(answer.datasheets);
  return (
    <Sheet>
      <SheetHeader
        title={t('datasheets.title')}
        note={t(answer.status === 'published' ? 'editor.datasheets-hint' : 'editor.datasheets-hint-draft')}
      />
      <SheetBody>
        <DatasheetFiles productId={answer.id} datasheets={datasheets} apply={setDatasheets} />
      </SheetBody>
    </Sheet>
  );
}
