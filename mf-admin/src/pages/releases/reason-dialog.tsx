import { type ReactNode, useRef } from 'react';
import { releaseReasonMaxLength } from 'shared-kit/contract/releases';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { Button, Note, TextAreaField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import { DespiteField } from './despite-field.tsx';
import styles from './releases-page.module.css';
import type { Held } from './releases-query.ts';
import type { WishFailure } from './use-wish.ts';

type ReasonDialogProps = {
  title: string;
  description: string;
  /** Says where the reason is kept. */
  hint: string;
  /** Label of the button that decides. */
  confirm: string;
  isHarmless?: boolean;
  /** Why the market holds the release back, if it does. */
  held?: Held | null;
  isPending: boolean;
  failure: WishFailure | null;
  /** Resolves to whether it was done. */
  onDecide: (reason: string) => Promise<boolean>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Asks for confirmation and a reason. It also tells if others decided meanwhile, so that nothing is undone unseen. */
export function ReasonDialog({ held = null, failure, onClose, ...props }: ReasonDialogProps) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '', isDespite: false }),
    read: ({ reason, isDespite }) => ({
      faults: wrongAmong({ despite: held !== null && !isDespite, reason: reason.trim() === '' }),
      body: reason.trim(),
    }),
    says: () => t('releases.reason-missing'),
    isUnsaved: ({ reason }) => reason.trim() !== '',
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isOver = failure !== null && failure.kind !== 'failed';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      description={props.description}
      closeLabel={t('releases.close')}
      initialFocus={held ? box : field}
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button onClick={onClose}>{t(isOver ? 'releases.close' : 'releases.cancel')}</Button>
          {!isOver && (
            <Button
              type="submit"
              form={form.id}
              emphasis={props.isHarmless ? 'primary' : 'danger-confirm'}
              pending={props.isPending}
            >
              {props.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack as="form" gap="3" id={form.id} className={styles.form} {...form.sends(props.onDecide)}>
        {held && (
          <DespiteField
            ref={box}
            id={form.idOf('despite')}
            held={held}
            checked={form.entries.isDespite}
            isMissing={form.wrong.includes('despite')}
            onChange={(isDespite) => form.enter({ isDespite })}
          />
        )}
        <TextAreaField
          {...form.text('reason')}
          ref={field}
          label={t('releases.reason')}
          hint={props.hint}
          maxLength={releaseReasonMaxLength}
          rows={3}
        />
        {failure && <Refusal failure={failure} />}
      </Stack>
    </Dialog>
  );
}

function Refusal({ failure }: { failure: WishFailure }): ReactNode {
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
