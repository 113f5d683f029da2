import { useRef } from 'react';
import { releaseReasonMaxLength } from 'shared-kit/contract/releases';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { Button, Note, TextAreaField, toasts } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import { DespiteField } from './despite-field.tsx';
import styles from './releases-page.module.css';
import { nameOf, type Wish } from './releases-query.ts';
import { useWish, type WishFailure } from './use-wish.ts';

type WishDialogProps = { wish: Wish; onClose: () => void; finalFocus: () => HTMLElement | null };

/**
 * Asks for confirmation and a reason. It also tells if others changed the release meanwhile, so that nothing is undone
 * unseen.
 */
export default function WishDialog({ wish, onClose, finalFocus }: WishDialogProps) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '', isDespite: false }),
    read: ({ reason, isDespite }) => ({
      faults: wrongAmong({ despite: wish.held !== null && !isDespite, reason: reason.trim() === '' }),
      body: reason.trim(),
    }),
    says: () => t('releases.reason-missing'),
    isUnsaved: ({ reason }) => reason.trim() !== '',
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { isPending, failure, send } = useWish(wish);
  const words = { area: nameOf(wish.area), version: wish.version, seen: wish.seen ?? '–' };
  const decide = async (reason: string) => {
    if (!(await send(reason))) return false;
    toasts.show({ text: t(`releases.done.${wish.action}`, words), tone: 'positive' });
    onClose();
  };
  const isOver = failure !== null && failure.kind !== 'failed';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`releases.ask.${wish.action}`, words)}
      description={t(`releases.explain.${wish.action}`, words)}
      closeLabel={t('releases.close')}
      initialFocus={wish.held ? box : field}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={onClose}>{t(isOver ? 'releases.close' : 'releases.cancel')}</Button>
          {!isOver && (
            <Button
              type="submit"
              form={form.id}
              emphasis={gives(wish) ? 'primary' : 'danger-confirm'}
              pending={isPending}
            >
              {t(`releases.confirm.${wish.action}`)}
            </Button>
          )}
        </>
      }
    >
      <Stack as="form" gap="3" id={form.id} className={styles.form} {...form.sends(decide)}>
        {wish.held && (
          <DespiteField
            ref={box}
            id={form.idOf('despite')}
            held={wish.held}
            checked={form.entries.isDespite}
            isMissing={form.wrong.includes('despite')}
            onChange={(isDespite) => form.enter({ isDespite })}
          />
        )}
        <TextAreaField
          {...form.text('reason')}
          ref={field}
          label={t('releases.reason')}
          hint={t('releases.reason-hint')}
          maxLength={releaseReasonMaxLength}
          rows={3}
        />
        {failure && <Refusal failure={failure} />}
      </Stack>
    </Dialog>
  );
}

const gives = ({ action, held }: Wish): boolean =>
  held === null && (action === 'release' || action === 'promote');

function Refusal({ failure }: { failure: WishFailure }) {
  const t = useText();
  return (
    <Note
      tone={failure.kind === 'failed' ? 'danger' : 'warning'}
      role="alert"
      title={t(`releases.refused.${failure.kind}.title`)}
    >
      {failure.kind === 'failed'
        ? failure.reference && t('releases.reference', { code: failure.reference })
        : t(`releases.refused.${failure.kind}.sentence`)}
    </Note>
  );
}
