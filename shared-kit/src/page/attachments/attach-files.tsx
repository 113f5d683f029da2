import { type ChangeEvent, useRef } from 'react';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { isUploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { Row } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { AttachIcon, Button, Icon, Note } from 'shared-kit/ui';
import { Chip } from 'shared-kit/ui/chip';
import { useText } from './attachment-text.ts';
import { fileSize, roomWords } from './file-size.ts';
import type { useAttachments } from './use-attachments.ts';

type Files = ReturnType<typeof useAttachments>;

/** A button that opens the browser's file picker. */
export function AttachButton({ id, files }: { id?: string; files: Files }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void files.add([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <>
      <input ref={input} type="file" multiple hidden onChange={choose} aria-label={t('attachment.choose')} />
      <Button id={id} pending={files.isUploading} onClick={() => input.current?.click()}>
        <Icon of={AttachIcon} />
        <span>{t('attachment.choose')}</span>
      </Button>
    </>
  );
}

/** Says why the last file could not be attached. Both doors for attachments take the same kinds. */
function FaultNote({ kind, name, room }: NonNullable<Files['fault']>) {
  const t = useText();
  const locale = useLocale();
  const size = fileSize(quoteLimits.attachmentBytes, locale);
  const values = { name, size, count: quoteLimits.attachments, ...(room && roomWords(room, locale)) };
  return (
    <Note role="alert" tone="danger">
      {isUploadRefusal(kind)
        ? t('attachment.fault.refused', {
            name,
            reason: uploadRefusalWords(kind, 'quote-attachment', locale),
          })
        : t(`attachment.fault.${kind}`, values)}
    </Note>
  );
}

/** Files ready to send, and the last file that could not be attached. */
export function AttachedFiles({ files: { attachments, fault, remove } }: { files: Files }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      {fault && <FaultNote {...fault} />}
      {attachments.length > 0 && (
        <Row as="ul">
          {attachments.map(({ id, name, bytes }) => (
            <li key={id}>
              <Chip onRemove={() => remove(id)} removeLabel={t('attachment.remove', { name })}>
                {`${name}, ${fileSize(bytes, locale)}`}
              </Chip>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}
