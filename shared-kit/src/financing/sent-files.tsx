import type { FinancingFile } from 'shared-kit/contract/financing';
import { FileLink, fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { AttachIcon, Icon } from 'shared-kit/ui';
import styles from './financing.module.css';

/** Files to download; renders nothing if there are none. */
export function SentFiles({ files }: { files: readonly FinancingFile[] }) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <Icon of={AttachIcon} size="small" />
          <span>
            <FileLink file={file} />
            <span>{`, ${fileSize(file.bytes, locale)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
