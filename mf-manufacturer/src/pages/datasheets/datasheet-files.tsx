import { useRef, useState } from 'react';
import { type DatasheetAnswer, datasheetLimits } from 'shared-kit/contract/catalogue';
import { isLocale, type Locale } from 'shared-kit/contract/languages';
import { Stack } from 'shared-kit/layout';
import { fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { FileDrop } from '../../file-drop/file-drop.tsx';
import { useText } from '../../text.ts';
import styles from '../../uploads/file-list.module.css';
import { UploadRow, useFaultWords } from '../../uploads/upload-row.tsx';
import { KeptDatasheet } from './kept-datasheet.tsx';
import { LanguageField } from './language-field.tsx';
import { type ApplyChange, pdfTypes, useDatasheets } from './use-datasheets.ts';

type Props = { productId: string; datasheets: readonly DatasheetAnswer[]; apply: ApplyChange };

/** A product's PDFs. Each change takes effect at once. */
export function DatasheetFiles({ productId, datasheets, apply }: Props) {
  const t = useText();
  const locale = useLocale();
  const { uploads, fault, add, dismiss, describe, replace, remove } = useDatasheets(productId, apply);
  const [language, setLanguage] = useState<Locale | null>(null);
  const size = fileSize(datasheetLimits.bytes, locale);
  const limits = { door: 'datasheet', size, count: datasheetLimits.perProduct } as const;
  const wordsOf = useFaultWords(limits);
  const field = useRef<HTMLInputElement>(null);
  const removeAndGoOn = async (id: string) => {
    await remove(id);
    field.current?.focus();
  };
  return (
    <Stack>
      {datasheets.length >= limits.count ? (
        <Note>{wordsOf({ kind: 'datasheets-full', reference: '' })}</Note>
      ) : (
        <>
          <FileDrop
            onFiles={(files) => add(files, { language })}
            accept={pdfTypes}
            multiple
            words={t('datasheets.drop')}
            choose={t('datasheets.choose')}
            limits={t('datasheets.limits', limits)}
            inputRef={field}
          />
          <LanguageField
            className={styles.language}
            label={t('datasheets.language-of-new')}
            value={language ?? ''}
            onChange={({ target }) => setLanguage(isLocale(target.value) ? target.value : null)}
          />
        </>
      )}
      {fault && (
        <Note role="alert" tone="danger">
          {wordsOf(fault)}
        </Note>
      )}
      {datasheets.length + uploads.length > 0 && (
        <Stack as="ul" gap="0" aria-label={t('datasheets.title')}>
          {datasheets.map((datasheet) => (
            <KeptDatasheet
              key={datasheet.id}
              datasheet={datasheet}
              onDescribe={(facts) => describe(datasheet.id, facts)}
              onReplace={(file) => replace(datasheet, file)}
              onRemove={() => removeAndGoOn(datasheet.id)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              limits={limits}
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
