import { isUploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { roomWords } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { CloseIcon, Icon, IconButton, Text } from 'shared-kit/ui';
import { FileIcon } from '../icons.sprite.ts';
import { PicksProgress } from '../picks-progress/picks-progress.tsx';
import { useText } from '../text.ts';
import styles from './file-list.module.css';
import type { Upload, UploadFault } from './use-uploads.ts';

export type UploadLimits = Readonly<{ door: 'datasheet' | 'product-picture'; size: string; count: number }>;
type Props = { upload: Upload; limits: UploadLimits; onDismiss: () => void };

/** A pending upload, or the reason why it failed. */
export function UploadRow({ upload: { name, share, fault }, limits, onDismiss }: Props) {
  const t = useText();
  const locale = useLocale();
  const wordsOf = useFaultWords(limits);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <li className={styles.file}>
      <Icon of={FileIcon} />
      {fault ? (
        <>
          <div className={styles.name} role="alert">
            <span>{name}</span>
            <Text look="small" tone="danger">
              {wordsOf(fault)}
            </Text>
          </div>
          <IconButton
            icon={CloseIcon}
            size="small"
            label={t('upload.dismiss', { name })}
            onClick={onDismiss}
          />
        </>
      ) : (
        <PicksProgress
          className={styles.name}
          label={name}
          figure={percent}
          value={share}
          max={1}
          size="small"
        />
      )}
    </li>
  );
}

/** Says why a file was refused. */
export function useFaultWords(limits: UploadLimits) {
  const t = useText();
  const locale = useLocale();
  return ({ kind, room, reference }: UploadFault): string => {
    if (isUploadRefusal(kind)) return uploadRefusalWords(kind, limits.door, locale);
    return t(`upload.fault.${kind}`, { ...limits, ...(room && roomWords(room, locale)), reference });
  };
}
