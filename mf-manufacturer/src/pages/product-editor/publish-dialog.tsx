import { ownProducts, type PublishFinding } from 'shared-kit/contract/products';
import { useSendOnce } from 'shared-kit/form';
import { ApiError, call, referenceOf, useLocale } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { Dialog, ModalClose } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import { Checklist } from './checklist.tsx';
import lists from './differences.module.css';
import type { EditorProps } from './editor-props.ts';
import { changedPaths, valuesOf } from './merge-drafts.ts';
import { useChoiceLines } from './options/use-choice-lines.ts';
import { partName, valueText } from './part-names.ts';
import type { ProductDesk } from './use-product-draft.ts';

type Props = Pick<EditorProps, 'answer'> & {
  desk: ProductDesk;
  findings: readonly PublishFinding[];
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

/** What becomes public, old beside new, and what keeps it back. */
export default function PublishDialog({ answer, desk, findings, onClose, onDone }: Props) {
  const t = useText();
  const hasFaults = findings.some(({ isFault }) => isFault);
  const submit = useSendOnce((error) =>
    error instanceof ApiError && error.code === 'product.draft-moved'
      ? t('editor.publish.moved')
      : t('editor.failed', { reference: referenceOf(error) }),
  );
  const publish = () =>
    submit.run(async () => {
      if (!(await desk.save())) throw new ApiError('product.draft-moved', 409);
      const body = { revision: desk.revision(), liveAt: answer.liveAt };
      await call(ownProducts.publish, { params: { id: answer.id }, body, key: submit.keyOf(body) });
      onClose();
      await onDone();
    });
  return (
    <Dialog
      defaultOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(hasFaults ? 'editor.publish.not-yet' : 'editor.publish.title')}
      description={t('editor.publish.text')}
      closeLabel={t('editor.close')}
      footer={
        <>
          <ModalClose>
            <Button>{t('editor.publish.back')}</Button>
          </ModalClose>
          {!hasFaults && (
            <Button emphasis="primary" pending={submit.isPending} onClick={() => void publish()}>
              {t('editor.publish.confirm')}
            </Button>
          )}
        </>
      }
    >
      {submit.failure && (
        <Note role="alert" tone="danger">
          {submit.failure}
        </Note>
      )}
      <Checklist findings={findings} />
      <Differences answer={answer} desk={desk} />
    </Dialog>
  );
}

function Differences({ answer: { live }, desk }: Pick<Props, 'answer' | 'desk'>) {
  const t = useText();
  const locale = useLocale();
  const linesOf = useChoiceLines();
  if (!live) return null;
  const [before, after] = [valuesOf(live), valuesOf(desk.draft)];
  const [linesBefore, linesAfter] = [linesOf(live.choices), linesOf(desk.draft.choices)];
  return (
    <ul className={lists.differences} aria-label={t('editor.publish.differences')}>
      {changedPaths(live, desk.draft).map((path) => (
        <li key={path}>
          <b>{partName(t, path, locale)}</b>
          <del>{path === 'choices' ? without(linesBefore, linesAfter) : valueText(before[path])}</del>
          <ins>{path === 'choices' ? without(linesAfter, linesBefore) : valueText(after[path])}</ins>
        </li>
      ))}
    </ul>
  );
}

const without = (lines: readonly string[], others: readonly string[]): string =>
  lines.filter((line) => !others.includes(line)).join('\n') || '–';
