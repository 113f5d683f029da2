import { roomWords } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { CloseIcon, Icon, IconButton, PicksProgress, Text } from 'shared-kit/ui';
import { FileIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './datasheets-dialog.module.css';
import type { Upload } from './use-datasheets.ts';

type Props = { upload: Upload; limits: Readonly<{ size: string; count: number }>; onDismiss: () => void };

/** A pending upload, or the reason why it failed. */
export function UploadRow({ upload: { name, share, fault }, limits, onDismiss }: Props) {
  const t = useText();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <li className={styles.file}>
      <Icon of={FileIcon} />
      {fault ? (
        <>
          <div className={styles.name} role="alert">
            {name}
            <Text look="small" tone="danger">
              {t(`datasheets.fault.${fault.kind}`, {
                ...limits,
                ...(fault.room && roomWords(fault.room, locale)),
                reference: fault.reference,
              })}
            </Text>
          </div>
          <IconButton
            icon={CloseIcon}
            size="small"
            label={t('datasheets.dismiss', { name })}
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
