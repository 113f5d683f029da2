import type { FinancingFile } from 'shared-kit/contract';
import { fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { AttachIcon, Icon, TextLink } from 'shared-kit/ui';
import styles from './financing.module.css';

/** Files to download; renders nothing if there are none. */
export function SentFiles({ files }: { files: readonly FinancingFile[] }) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map(({ id, name, bytes, url }) => (
        <li key={id} className={styles.file}>
          <Icon of={AttachIcon} size="small" />
          <span>
            <TextLink href={url} download={name}>
              {name}
            </TextLink>
            , {fileSize(bytes, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
