import type { AttachmentAnswer } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { FileLink, fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { AttachIcon, Icon } from 'shared-kit/ui';
import styles from './attachment-list.module.css';

/** Files to download; renders nothing if there are none. */
export function AttachmentList({ attachments }: { attachments: readonly AttachmentAnswer[] }) {
  const locale = useLocale();
  if (attachments.length === 0) return null;
  return (
    <Stack as="ul" gap="1">
      {attachments.map((file) => (
        <li key={file.id} className={styles.file}>
          <Icon of={AttachIcon} size="small" />
          <span className={styles.name}>
            <FileLink file={file} />
            <span>{`, ${fileSize(file.bytes, locale)}`}</span>
          </span>
        </li>
      ))}
    </Stack>
  );
}
