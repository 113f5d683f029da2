import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { RequestTerms } from 'shared-kit/contract';
import {
  AttachButton,
  AttachedFiles,
  newRequestEntries,
  RequestTermsFields,
  requestTermsOf,
  useAttachments,
} from 'shared-kit/page';
import { useUnsavedInput } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../text.ts';
import styles from './request-dialog.module.css';
import type { useRequesting } from './use-requesting.ts';

type Props = {
  title: string;
  text: string;
  /** Words of the button, unless several requests go out. */
  send?: string;
  /** Where the goods most likely go. */
  country: string | null;
  requesting: Pick<ReturnType<typeof useRequesting>, 'isPending' | 'failure' | 'errors'>;
  onSend: (terms: RequestTerms) => void;
  onClose: () => void;
  /** What is asked for, before how it is wanted. */
  children?: ReactNode;
};

/** How the goods are wanted; each maker gets the same words and files. */
export function RequestDialog({ title, text, send, requesting, onClose, children, ...form }: Props) {
  const t = useText();
  const id = useId();
  const { isPending, failure, errors } = requesting;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('request.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('request.cancel')}</Button>
          <Button type="submit" form={id} emphasis="primary" pending={isPending}>
            {send ?? t('request.send')}
          </Button>
        </>
      }
    >
      {failure && (
        <Note role="alert" tone="danger" className={styles.failure}>
          {failure}
        </Note>
      )}
      <RequestForm {...form} id={id} isDayRefused={errors.some(({ name }) => name === 'replyBy')}>
        {children}
      </RequestForm>
    </Dialog>
  );
}

type FormProps = Pick<Props, 'country' | 'onSend' | 'children'> & { id: string; isDayRefused: boolean };

function RequestForm({ id, country, isDayRefused, onSend, children }: FormProps) {
  const files = useAttachments();
  const [isCountryMissing, setCountryMissing] = useState(false);
  const [entries, setEntries] = useState(newRequestEntries(country));
  useUnsavedInput(entries.note !== '' || entries.place !== '' || files.attachments.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCountryMissing(entries.country === '');
    if (entries.country === '' || files.isUploading) return;
    onSend({
      ...requestTermsOf(entries),
      attachmentIds: files.attachments.map((file) => file.id),
    });
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <RequestTermsFields
        entries={entries}
        onChange={(change) => setEntries((before) => ({ ...before, ...change }))}
        faults={[
          ...(isCountryMissing ? (['country'] as const) : []),
          ...(isDayRefused ? (['replyBy'] as const) : []),
        ]}
      />
      <div className={styles.files}>
        <AttachedFiles files={files} />
        <AttachButton files={files} />
      </div>
    </form>
  );
}
