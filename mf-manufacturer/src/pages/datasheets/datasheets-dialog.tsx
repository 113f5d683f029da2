import { useRef } from 'react';
import { datasheetLimits, type OwnProductsAnswer } from 'shared-kit/contract';
import { fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { FileDrop } from '../../file-drop/file-drop.tsx';
import { useText } from '../../text.ts';
import styles from '../../uploads/file-list.module.css';
import { UploadRow, useFaultWords } from '../../uploads/upload-row.tsx';
import { KeptDatasheet } from './kept-datasheet.tsx';
import { useDatasheets } from './use-datasheets.ts';

type Props = { product: OwnProductsAnswer['products'][number]; onClose: () => void };

/** The PDFs on the product's page. Each change applies at once. */
export default function DatasheetsDialog({ product, onClose }: Props) {
  const t = useText();
  const locale = useLocale();
  const { uploads, fault, add, dismiss, remove } = useDatasheets(product.id);
  const limits = { size: fileSize(datasheetLimits.bytes, locale), count: datasheetLimits.perProduct };
  const wordsOf = useFaultWords(limits);
  const field = useRef<HTMLInputElement>(null);
  const removeAndGoOn = async (id: string) => {
    await remove(id);
    field.current?.focus();
  };
  const isFull = product.datasheets.length >= datasheetLimits.perProduct;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('datasheets.of', { product: product.title })}
      description={t('datasheets.text')}
      closeLabel={t('datasheets.close')}
      footer={<Button onClick={onClose}>{t('datasheets.close')}</Button>}
    >
      <div className={styles.root}>
        {isFull ? (
          <Note>{wordsOf({ kind: 'datasheets-full', reference: '' })}</Note>
        ) : (
          <FileDrop
            onFiles={add}
            accept="application/pdf,.pdf"
            multiple
            words={t('datasheets.drop')}
            choose={t('datasheets.choose')}
            limits={t('datasheets.limits', limits)}
            inputRef={field}
          />
        )}
        {fault && (
          <Note role="alert" tone="danger">
            {wordsOf(fault)}
          </Note>
        )}
        {product.datasheets.length + uploads.length > 0 && (
          <ul className={styles.files} aria-label={t('datasheets.title')}>
            {product.datasheets.map((datasheet) => (
              <KeptDatasheet
                key={datasheet.id}
                datasheet={datasheet}
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
          </ul>
        )}
      </div>
    </Dialog>
  );
}
