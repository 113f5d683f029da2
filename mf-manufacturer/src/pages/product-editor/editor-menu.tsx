import { Suspense, useState } from 'react';
import { ownProducts } from 'shared-kit/contract/products';
import { useSendOnce } from 'shared-kit/form';
import { useNavigate } from 'shared-kit/router';
import { call, lazyPart, referenceOf, useAddress } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import type { EditorProps } from './editor-props.ts';
import type { ProductDesk } from './use-product-draft.ts';

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'));

type Props = EditorProps & { desk: ProductDesk; waiting: number };

/** What else may be done with a product; each button names what it does. */
export function EditorMenu({ answer, desk, waiting, onReload }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const submit = useSendOnce((error) => t('editor.failed', { reference: referenceOf(error) }));
  const params = { id: answer.id };
  const move = (name: 'copy' | 'archive') => ({
    params,
    body: {},
    key: submit.keyOf([name, desk.revision()]),
  });
  const copy = () =>
    submit.run(async () => {
      await desk.save();
      const { id } = await call(ownProducts.copy, move('copy'));
      navigate(address(`/manufacturer/products/${id}`));
    });
  const archive = () => submit.run(() => call(ownProducts.archive, move('archive')).then(onReload));
  const discard = () =>
    submit.run(async () => {
      await call(ownProducts.discardDraft, { params, query: { revision: desk.revision() } });
      await onReload();
    });
  const remove = () =>
    submit.run(async () => {
      await call(ownProducts.remove, { params });
      navigate(address('/manufacturer/products'));
    });
  const isFresh = answer.status === 'draft' && answer.live === null;
  const risky = isFresh
    ? ({ ask: 'editor.delete', sure: 'editor.delete-now', run: remove } as const)
    : ({ ask: 'editor.discard', sure: 'editor.discard-now', run: discard } as const);
  return (
    <>
      {submit.failure && (
        <Note role="alert" tone="danger">
          {submit.failure}
        </Note>
      )}
      <Button emphasis="tertiary" onClick={() => setHistoryOpen(true)}>
        {t('editor.history')}
      </Button>
      <Button emphasis="tertiary" pending={submit.isPending} onClick={() => void copy()}>
        {t('editor.copy')}
      </Button>
      {answer.status === 'published' && (
        <Button emphasis="tertiary" pending={submit.isPending} onClick={() => void archive()}>
          {t('editor.archive')}
        </Button>
      )}
      {(isFresh || (waiting > 0 && answer.revision + desk.revision() > 0)) && (
        <Button
          emphasis={isSure ? 'danger' : 'secondary'}
          pending={submit.isPending}
          onBlur={() => setSure(false)}
          onClick={() => (isSure ? void risky.run() : setSure(true))}
        >
          {t(isSure ? risky.sure : risky.ask)}
        </Button>
      )}
      {isHistoryOpen && (
        <Suspense>
          <HistoryDialog
            answer={answer}
            desk={desk}
            onClose={() => setHistoryOpen(false)}
            onRestored={onReload}
          />
        </Suspense>
      )}
    </>
  );
}
