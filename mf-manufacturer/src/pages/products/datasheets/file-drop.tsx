import { type ChangeEvent, type DragEvent, type RefObject, useState } from 'react';
import { Icon, Text } from 'shared-kit/ui';
import { UploadIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './file-drop.module.css';

type Props = {
  onFiles: (files: readonly File[]) => Promise<void>;
  limits: Readonly<{ size: string; count: number }>;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Takes PDFs that are dropped on it or chosen in the file picker. */
export function FileDrop({ onFiles, limits, inputRef }: Props) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void onFiles([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={styles.root}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={inputRef}
        className={styles.input}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        onChange={choose}
      />
      <Icon of={UploadIcon} size="large" />
      <span className={styles.words}>
        {t('datasheets.drop')} <span className={styles.choose}>{t('datasheets.choose')}</span>
      </span>
      <Text as="span" look="small" tone="muted">
        {t('datasheets.limits', limits)}
      </Text>
    </label>
  );
}
