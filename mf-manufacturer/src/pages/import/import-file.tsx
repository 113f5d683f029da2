import { useState } from 'react';
import { importLimits, imports } from 'shared-kit/contract/catalogue-import';
import { Stack } from 'shared-kit/layout';
import { fileSize } from 'shared-kit/page';
import { useNavigate } from 'shared-kit/router';
import { newIdempotencyKey, upload, useLocale, useSubmit } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { FileDrop } from '../../file-drop/file-drop.tsx';
import { PicksProgress } from '../../picks-progress/picks-progress.tsx';
import { useText } from '../../text.ts';
import { useImportFailure } from './use-import-moves.ts';

/** Takes one table, sends it and opens its import. */
export function ImportFile({ addressOf }: { addressOf: (id: string) => string }) {
  const t = useText();
  const locale = useLocale();
  const go = useNavigate();
  const { failure, isPending, run, fail } = useSubmit(useImportFailure());
  const [share, setShare] = useState(0);
  const size = fileSize(importLimits.bytes, locale);
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > importLimits.bytes) return fail(t('import.failure.too-big', { size }));
    setShare(0);
    await run(async () => {
      const { id } = await upload(imports.open, file, {
        query: { name: file.name },
        key: newIdempotencyKey(),
        onProgress: setShare,
      });
      go(addressOf(id));
    });
  };
  return (
    <Stack gap="3">
      <FileDrop
        onFiles={send}
        accept=".csv,.tsv,.txt,.xlsx"
        disabled={isPending}
        words={t('import.file.drop')}
        choose={t('import.file.choose')}
        limits={t('import.file.kinds', { size })}
      />
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
    </Stack>
  );
}
