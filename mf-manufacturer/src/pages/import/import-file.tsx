import { type ChangeEvent, type DragEvent, useState } from 'react';
import { importLimits } from 'shared-kit/contract';
import { fileSize } from 'shared-kit/page';
import { useNavigate } from 'shared-kit/router';
import { api, apiAddress, newIdempotencyKey, useLocale, useSubmit } from 'shared-kit/shell';
import { Icon, Note, PicksProgress, Text } from 'shared-kit/ui';
import { UploadIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import styles from './import-file.module.css';
import { useImportFailure } from './use-import-moves.ts';

/** Takes one table, sends it and opens its import. */
export function ImportFile({ addressOf }: { addressOf: (id: string) => string }) {
  const t = useText();
  const locale = useLocale();
  const go = useNavigate();
  const { failure, isPending, run, fail } = useSubmit(useImportFailure());
  const [share, setShare] = useState(0);
  const size = fileSize(importLimits.bytes, locale);
  const send = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > importLimits.bytes) return fail(t('import.failure.too-big', { size }));
    setShare(0);
    await run(async () => {
      const to = apiAddress('/api/manufacturer/imports', { name: file.name });
      const idempotencyKey = newIdempotencyKey();
      const { id } = await api.upload<{ id: string }>(to, file, { onProgress: setShare, idempotencyKey });
      go(addressOf(id));
    });
  };
  return (
    <div className={styles.root}>
      <FileArea onFile={send} disabled={isPending}>
        <span className={styles.words}>
          {t('import.file.drop')} <span className={styles.choose}>{t('import.file.choose')}</span>
        </span>
        <Text as="span" look="small" tone="muted">
          {t('import.file.kinds', { size })}
        </Text>
      </FileArea>
      {isPending && (
        <PicksProgress
          label={t('import.file.sending')}
          figure={t('import.percent', { share: Math.round(share * 100) })}
          value={share}
          max={1}
        />
      )}
      {failure && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
    </div>
  );
}

type AreaProps = {
  onFile: (file: File | undefined) => Promise<void>;
  disabled: boolean;
  children: React.ReactNode;
};

function FileArea({ onFile, disabled, children }: AreaProps) {
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void onFile(target.files?.[0]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void onFile(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className={styles.input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        {...{ disabled }}
        onChange={choose}
      />
      <Icon of={UploadIcon} size="large" />
      {children}
    </label>
  );
}
