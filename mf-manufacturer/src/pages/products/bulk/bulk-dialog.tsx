import { useEffect, useEffectEvent, useState } from 'react';
import { type BulkEdit, type BulkPreviewAnswer, bulkEdits } from 'shared-kit/contract/products';
import { useSendOnce } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { ApiError, call, referenceOf, useLocale } from 'shared-kit/shell';
import { Button, Note, toasts } from 'shared-kit/ui';
import { Dialog, ModalClose } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';
import { type BulkAction, editWithoutFigures, listAgain } from './bulk-query.ts';
import { EditFields } from './edit-fields.tsx';
import { PreviewList } from './preview-list.tsx';

type Shown = Readonly<{ edit: BulkEdit; products: BulkPreviewAnswer['products'] }>;

/** Shows what a change would make of the selected products, and makes it. */
function useBulkEdit(ids: readonly string[], onDone: () => void) {
  const t = useText();
  const locale = useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const submit = useSendOnce((error) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'product.draft-moved') return t('products.bulk.moved');
    if (code === 'product.not-found') return t('products.bulk.gone');
    if (code === 'company.not-allowed') return t('products.bulk.not-allowed');
    return t('editor.failed', { reference: referenceOf(error) });
  });
  const preview = (edit: BulkEdit | null) => {
    setShown(null);
    if (!edit) return submit.reset();
    void submit.run(async () => {
      const body = { edit, products: [...ids], locale };
      const { products } = await call(bulkEdits.preview, { body });
      setShown({ edit, products });
    });
  };
  const going = shown?.products.filter(({ refusal }) => refusal === null) ?? [];
  const apply = async () => {
    if (!shown) return;
    const products = going.map(({ id, seen }) => ({ id, seen }));
    const isDone = await submit.run(async () => {
      const body = { edit: shown.edit, products };
      const done = await call(bulkEdits.apply, { body, key: submit.keyOf(body) });
      toasts.show({ text: t('products.bulk.done', { count: done.products }), tone: 'positive' });
      await listAgain();
    });
    if (isDone) onDone();
    else setShown(null);
  };
  return { submit, shown, going, preview, apply };
}

type Props = { action: BulkAction; ids: readonly string[]; onClose: () => void; onDone: () => void };

export default function BulkDialog({ action, ids, onClose, onDone }: Props) {
  const t = useText();
  const { submit, shown, going, preview, apply } = useBulkEdit(ids, () => {
    onClose();
    onDone();
  });
  const atOnce = useEffectEvent(() => preview(editWithoutFigures(action)));
  useEffect(() => atOnce(), []);
  const isWithFigures = editWithoutFigures(action) === null;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`products.bulk.title.${action}`, { count: ids.length })}
      description={t('products.bulk.text')}
      closeLabel={t('editor.close')}
      footer={
        <>
          <ModalClose>
            <Button>{t('products.bulk.back')}</Button>
          </ModalClose>
          <Button
            emphasis="primary"
            disabled={going.length === 0}
            pending={submit.isPending}
            onClick={() => void apply()}
          >
            {t('products.bulk.apply', { count: going.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {submit.failure && (
          <Note role="alert" tone="danger">
            <span>{submit.failure}</span>
            {!isWithFigures && (
              <Button size="small" onClick={() => preview(editWithoutFigures(action))}>
                {t('products.bulk.show')}
              </Button>
            )}
          </Note>
        )}
        {isWithFigures && <EditFields action={action} onEdit={preview} />}
        {shown && <PreviewList products={shown.products} />}
      </Stack>
    </Dialog>
  );
}
