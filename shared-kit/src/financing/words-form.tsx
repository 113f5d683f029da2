import { type FormEvent, type ReactNode, useState } from 'react';
import { bankOfferLimits, financingFiles } from 'shared-kit/contract/financing';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { useUnsavedInput } from 'shared-kit/shell';
import { Button, TextAreaField } from 'shared-kit/ui';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

type WordsFormProps = {
  /** Names the form and its field. */
  label: string;
  action: string;
  pending: boolean;
  /** Resolves to whether it was sent; the input stays otherwise. */
  onSend: (written: Readonly<{ text: string; fileIds: string[] }>) => Promise<boolean>;
  /** Without files, words are needed. */
  withFiles?: boolean;
  emphasis?: 'primary' | 'secondary';
  /** Further choices before the buttons. */
  children?: ReactNode;
};

/** Words, and files where wanted, to the other side. */
export function WordsForm(props: WordsFormProps) {
  const { label, action, pending, onSend, withFiles = false, emphasis = 'secondary', children } = props;
  const t = useText();
  const files = useAttachments([], financingFiles.upload);
  const [text, write] = useState('');
  const [isMissing, setMissing] = useState(false);
  const fileIds = files.attachments.map(({ id }) => id);
  useUnsavedInput(text !== '' || fileIds.length > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (files.isUploading) return;
    const isEmpty = text.trim() === '' && fileIds.length === 0;
    setMissing(isEmpty);
    if (isEmpty || !(await onSend({ text: text.trim(), fileIds }))) return;
    write('');
    files.clear();
  };
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={label}
        rows={2}
        maxLength={bankOfferLimits.text}
        value={text}
        error={isMissing ? t(withFiles ? 'words.or-file-missing' : 'words.missing') : undefined}
        onChange={({ target }) => write(target.value)}
      />
      {withFiles && <AttachedFiles files={files} />}
      {children}
      <div className={styles.actions}>
        {withFiles && <AttachButton files={files} />}
        <Button type="submit" emphasis={emphasis} pending={pending || files.isUploading}>
          {action}
        </Button>
      </div>
    </form>
  );
}
