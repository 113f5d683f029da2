import { type ChangeEvent, type DragEvent, type RefObject, useState } from 'react';
import { Icon, Text } from 'shared-kit/ui';
import { UploadIcon } from '../icons.sprite.ts';
import styles from './file-drop.module.css';

type Props = {
  onFiles: (files: readonly File[]) => Promise<void>;
  /** Media types and endings, as of a file field. */
  accept: string;
  /** Otherwise it takes one file. */
  multiple?: boolean;
  disabled?: boolean;
  /** "Drop PDFs here or", followed by `choose`, which looks like a link. */
  words: string;
  choose: string;
  limits: string;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** Takes files that are dropped on it or chosen in the file picker. */
export function FileDrop({ onFiles, accept, multiple, disabled, words, choose, limits, inputRef }: Props) {
  const [isOver, setOver] = useState(false);
  const give = (files: FileList | null) =>
    void onFiles([...(files ?? [])].slice(0, multiple ? undefined : 1));
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    give(target.files);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) give(event.dataTransfer.files);
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
        {...{ accept, multiple, disabled }}
        onChange={change}
      />
      <Icon of={UploadIcon} size="large" />
      <span className={styles.words}>
        <span>{words}</span> <span className={styles.choose}>{choose}</span>
      </span>
      <Text as="span" look="small" tone="muted">
        {limits}
      </Text>
    </label>
  );
}
