import { type ChangeEvent, useRef } from 'react';
import { quoteLimits } from 'shared-kit/contract';
import { Chip, IconButton, Note } from 'shared-kit/ui';
import { AttachIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './attach-files.module.css';
import { fileSize } from './file-size.ts';
import type { useAttachments } from './use-attachments.ts';

type Files = ReturnType<typeof useAttachments>;

/** A button that opens the browser's own choice of files. */
export function AttachButton({ files }: { files: Files }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void files.add([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={choose}
        aria-label={t('quote.attach.choose')}
      />
      <IconButton
        icon={AttachIcon}
        label={t('quote.attach.choose')}
        aria-busy={files.isUploading || undefined}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

/** What waits to be sent, and what could not be taken. */
export function AttachedFiles({ files: { attachments, fault, remove } }: { files: Files }) {
  const t = useText();
  return (
    <>
      {fault && (
        <Note role="alert" tone="danger">
          {/* messages: quote.attach.fault.* */}
          {t(`quote.attach.fault.${fault.kind}`, {
            name: fault.name,
            size: fileSize(quoteLimits.attachmentBytes),
            count: quoteLimits.attachments,
          })}
        </Note>
      )}
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map(({ id, name, bytes }) => (
            <li key={id}>
              <Chip onRemove={() => remove(id)} removeLabel={t('quote.attach.remove', { name })}>
                {`${name}, ${fileSize(bytes)}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
