import type { ReactNode } from 'react';
import { bankOfferLimits, financingFiles } from 'shared-kit/contract/financing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { AttachButton, AttachedFiles, useAttachments } from 'shared-kit/page';
import { asElement, Button, TextAreaField } from 'shared-kit/ui';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

type Written = Readonly<{ text: string; fileIds: string[] }>;
type WordsFormProps = {
  /** Names the form and its field. */
  label: string;
  action: string;
  pending: boolean;
  /** Resolves to whether it was sent; the input stays otherwise. */
  onSend: (written: Written) => Promise<boolean>;
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
  const fileIds = files.attachments.map(({ id }) => id);
  const form = useForm({
    first: () => ({ text: '' }),
    read: ({ text }) => ({
      faults: wrongAmong({ text: text.trim() === '' && fileIds.length === 0 }),
      body: { text: text.trim(), fileIds },
    }),
    says: () => t(withFiles ? 'words.or-file-missing' : 'words.missing'),
    shows: 'attempt',
    isUnsaved: ({ text }) => text !== '' || fileIds.length > 0,
    isBusy: files.isUploading,
  });
  const send = async (written: Written) => {
    if (!(await onSend(written))) return false;
    form.restart();
    files.clear();
  };
  return (
    <form className={styles.form} aria-label={label} {...form.sends(send)}>
      <TextAreaField {...form.text('text')} label={label} rows={2} maxLength={bankOfferLimits.text} />
      {withFiles && <AttachedFiles files={files} />}
      {asElement(children)}
      <Row align="end">
        {withFiles && <AttachButton files={files} />}
        <Button type="submit" emphasis={emphasis} pending={pending || files.isUploading}>
          {action}
        </Button>
      </Row>
    </form>
  );
}
