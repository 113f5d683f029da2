import { useEffect } from 'react';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, type useAttachments } from 'shared-kit/page';
import { Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import type { EntryProps } from './entry-props.ts';

type Props = Omit<EntryProps, 'wrong'> & {
  files: ReturnType<typeof useAttachments>;
  internalNote: string;
  onInternalNote: (text: string) => void;
};

/** A message and files for the buyer, and an internal note. */
export function NoteFields({ entries, enter, files, internalNote, onInternalNote }: Props) {
  const t = useText();
  const { attachments } = files;
  const isEntered = attachments.map(({ id }) => id).join() === entries.attachmentIds.join();
  useEffect(() => {
    if (!isEntered) enter({ attachmentIds: attachments.map(({ id }) => id) });
  });
  return (
    <Sheet>
      <SheetHeader title={t('offer.note.title')} />
      <Stack as={SheetBody} gap="3">
        <TextAreaField
          label={t('offer.note.buyer')}
          rows={4}
          maxLength={quoteLimits.note}
          value={entries.note}
          onChange={({ target }) => enter({ note: target.value })}
        />
        <AttachedFiles files={files} />
        <div>
          <AttachButton files={files} />
        </div>
        <TextAreaField
          label={t('offer.note.internal')}
          hint={t('offer.note.internal-hint')}
          rows={3}
          maxLength={quoteLimits.note}
          value={internalNote}
          onChange={({ target }) => onInternalNote(target.value)}
        />
      </Stack>
    </Sheet>
  );
}
