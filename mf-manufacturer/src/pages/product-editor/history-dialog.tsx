import { ownProducts } from 'shared-kit/contract/products';
import { useSendOnce } from 'shared-kit/form';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, formatMoment, referenceOf, useLocale } from 'shared-kit/shell';
import { Button, Note, Text } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import lists from './differences.module.css';
import styles from './editor.module.css';
import type { EditorProps } from './editor-props.ts';
import { partName } from './part-names.ts';
import type { ProductDesk } from './use-product-draft.ts';

type Props = Pick<EditorProps, 'answer'> & {
  desk: ProductDesk;
  onClose: () => void;
  onRestored: () => Promise<unknown>;
};

/** Who published or changed what, and the way back to it. */
export default function HistoryDialog({ answer: { id }, desk, onClose, onRestored }: Props) {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(historyQuery(id));
  const submit = useSendOnce((error) => t('editor.failed', { reference: referenceOf(error) }));
  const restore = (edition: string) =>
    submit.run(async () => {
      if (!(await desk.save())) return;
      const body = { edition, revision: desk.revision() };
      await call(ownProducts.restore, { params: { id }, body, key: submit.keyOf(body) });
      onClose();
      await onRestored();
    });
  return (
    <Dialog
      defaultOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('editor.history')}
      description={t('editor.history-text')}
      closeLabel={t('editor.close')}
    >
      {submit.failure && (
        <Note role="alert" tone="danger">
          {submit.failure}
        </Note>
      )}
      <Answer query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Text tone="muted">{t('editor.history-none')}</Text>
          ) : (
            <ol className={lists.history}>
              {entries.map(({ id: edition, at, by, kind, parts }, index) => (
                <li key={edition}>
                  <div>
                    <b>{t(`editor.kind.${kind}`)}</b>{' '}
                    <span>{`${formatMoment(at, locale)} · ${by ?? t('editor.market')}`}</span>
                    <p className={styles.lead}>{parts.map((part) => partName(t, part, locale)).join(', ')}</p>
                  </div>
                  {index > 0 && (
                    <Button size="small" pending={submit.isPending} onClick={() => void restore(edition)}>
                      {t('editor.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Dialog>
  );
}

const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['product-history', id],
    queryFn: ({ signal }) => call(ownProducts.readHistory, { params: { id }, signal }),
    staleTime: 0,
  });
