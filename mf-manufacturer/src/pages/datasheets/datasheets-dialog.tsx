import type { OwnProductsAnswer } from 'shared-kit/contract/products';
import { Button } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import { DatasheetFiles } from './datasheet-files.tsx';

type Props = { product: OwnProductsAnswer['products'][number]; onClose: () => void };

/** The PDFs on the product's page, from the list of products, which is fetched again after each change. */
export default function DatasheetsDialog({ product, onClose }: Props) {
  const t = useText();
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
      <DatasheetFiles productId={product.id} datasheets={product.datasheets} apply={() => undefined} />
    </Dialog>
  );
}
