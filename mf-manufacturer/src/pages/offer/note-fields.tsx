import { type ChangeEvent, useState } from 'react';
import { type AttachmentAnswer, quoteLimits } from 'shared-kit/contract';
import { ApiError, api, apiAddress } from 'shared-kit/shell';
import { Chip, Field, Note, Sheet, SheetBody, SheetHeader, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import type { EntryProps } from './entry-props.ts';
import styles from './offer-page.module.css';

type Props = Omit<EntryProps, 'wrong'> & {
  files: readonly AttachmentAnswer[];
  onFiles: (files: readonly AttachmentAnswer[]) => void;
  internalNote: string;
  onInternalNote: (text: string) => void;
};

/** Words and files for the buyer, and a note that stays in the house. */
export function NoteFields({ entries, enter, files, onFiles, internalNote, onInternalNote }: Props) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('offer.note.title')} />
      <SheetBody className={styles.stack}>
        <TextAreaField
          label={t('offer.note.buyer')}
          rows={4}
          maxLength={quoteLimits.note}
          value={entries.note}
          onChange={({ target }) => enter({ note: target.value })}
        />
        <Files files={files} onFiles={onFiles} />
        <TextAreaField
          label={t('offer.note.internal')}
          hint={t('offer.note.internal-hint')}
          rows={3}
          maxLength={quoteLimits.note}
          value={internalNote}
          onChange={({ target }) => onInternalNote(target.value)}
        />
      </SheetBody>
    </Sheet>
  );
}

function Files({ files, onFiles }: Pick<Props, 'files' | 'onFiles'>) {
  const t = useText();
  const [failed, setFailed] = useState<{ name: string; kind: 'type' | 'too-big' | 'failed' } | null>(null);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])].slice(0, quoteLimits.attachments - files.length);
    target.value = '';
    setFailed(null);
    let all = files;
    for (const file of chosen) {
      if (file.size > quoteLimits.attachmentBytes) {
        setFailed({ name: file.name, kind: 'too-big' });
        continue;
      }
      try {
        const path = apiAddress('/api/quote-attachments', { name: file.name });
        all = [...all, await api.upload<AttachmentAnswer>(path, file)];
        onFiles(all);
      } catch (error) {
        const isType = error instanceof ApiError && error.code === 'quote.attachment-type';
        setFailed({ name: file.name, kind: isType ? 'type' : 'failed' });
      }
    }
  };
  return (
    <>
      <Field
        label={t('offer.note.files')}
        hint={t('offer.note.files-hint', { count: quoteLimits.attachments })}
      >
        {(control) => <input type="file" multiple {...control} onChange={(event) => void upload(event)} />}
      </Field>
      {failed && (
        <Note role="alert" tone="danger">
          {/* messages: offer.file.* */}
          {t(`offer.file.${failed.kind}`, { name: failed.name })}
        </Note>
      )}
      <div>
        {files.map(({ id, name }) => (
          <Chip
            key={id}
            removeLabel={t('offer.note.remove-file', { name })}
            onRemove={() => onFiles(files.filter((file) => file.id !== id))}
          >
            {name}
          </Chip>
        ))}
      </div>
    </>
  );
}
