import { bulkEdits } from 'shared-kit/contract/products';
import { useSendOnce } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { call, formatMoment, referenceOf, useLocale } from 'shared-kit/shell';
import { Button, Note, toasts } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { listAgain, newestEditQuery } from './bulk-query.ts';

/** Says what was last changed in bulk, and undoes it within the hour. */
export function UndoNote() {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(newestEditQuery);
  const submit = useSendOnce((error) => t('editor.failed', { reference: referenceOf(error) }));
  const edit = data?.edit;
  if (!edit) return null;
  const undo = () =>
    submit.run(async () => {
      const params = { id: edit.id };
      const done = await call(bulkEdits.undo, { params, body: {}, key: submit.keyOf(params) });
      const text =
        done.kept > 0 ? t('products.undo.some', done) : t('products.undo.all', { count: done.undone });
      toasts.show({ text, tone: 'positive' });
      await listAgain();
    });
  const what = t(`products.undo.kind.${edit.kind}`, { count: edit.products });
  const until = formatMoment(edit.until, locale);
  return (
    <Note tone={submit.failure ? 'danger' : 'info'} role={submit.failure ? 'alert' : undefined}>
      <Row as="span" gap="3" justify="between">
        <span>
          {submit.failure ??
            t('products.undo.text', { what, by: edit.by ?? t('products.undo.somebody'), until })}
        </span>
        <Button size="small" pending={submit.isPending} onClick={() => void undo()}>
          {t('products.undo')}
        </Button>
      </Row>
    </Note>
  );
}
