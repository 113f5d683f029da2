import { useRef } from 'react';
import { heldFiles } from 'shared-kit/contract/uploads';
import { Stack } from 'shared-kit/layout';
import { Answer, Page } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { readAnew } from '../read-anew.ts';
import { HeldFileSheet } from './held-file-sheet.tsx';
import styles from './held-files-page.module.css';

const heldFilesQuery = queryOptions({
  queryKey: ['held-files'],
  queryFn: ({ signal }) => call(heldFiles.list, { signal }),
});

/** Files that nobody opens until staff have seen what was found in them. */
export default function HeldFilesPage() {
  const t = useText();
  const query = useQuery(heldFilesQuery);
  const list = useRef<HTMLDivElement>(null);
  // The released file goes, and the focus with it.
  const released = async () => {
    await readAnew(query);
    list.current?.focus();
  };
  return (
    <Page title={t('held-files.title')} lead={t('held-files.lead')}>
      <Stack ref={list} tabIndex={-1} className={styles.page}>
        <Answer query={query}>
          {({ files }) => (
            <>
              {files.length === 0 && <p className={entry.quiet}>{t('held-files.none')}</p>}
              {files.map((file) => (
                <HeldFileSheet key={file.key} file={file} onReleased={() => void released()} />
              ))}
            </>
          )}
        </Answer>
      </Stack>
    </Page>
  );
}
