import { useNavigate } from 'shared-kit/router';
import { useAddress } from 'shared-kit/shell';
import { Button, Note, Text, toasts } from 'shared-kit/ui';
import { Dialog, ModalClose } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import type { ListDesk } from './use-list-desk.ts';

type Props = { desk: ListDesk; onClose: () => void };

/** Asks before a list is removed, and says what its companies will have then. */
export default function RemoveDialog({ desk, onClose }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const { changes, saved } = desk;
  const { name, companies } = saved.entries;
  const remove = async () => {
    if (!(await changes.remove())) return;
    desk.forgetInput();
    toasts.show({ text: t('price-lists.removed', { name }) });
    navigate(address('/manufacturer/price-lists'), { replace: true });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('price-lists.remove.title', { name })}
      closeLabel={t('editor.close')}
      footer={
        <>
          <ModalClose>
            <Button>{t('price-lists.remove.back')}</Button>
          </ModalClose>
          <Button emphasis="primary" pending={changes.pending === 'remove'} onClick={() => void remove()}>
            {t('price-lists.remove')}
          </Button>
        </>
      }
    >
      <Text>
        {companies.length === 0
          ? t('price-lists.remove.nobody')
          : t('price-lists.remove.text', { count: companies.length })}
      </Text>
      {changes.failure && (
        <Note role="alert" tone="danger">
          {changes.failure}
        </Note>
      )}
    </Dialog>
  );
}
