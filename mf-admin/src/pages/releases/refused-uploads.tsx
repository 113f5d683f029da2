import type { AreaReleases } from 'shared-kit/contract/releases';
import { Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import entry from '../entry.module.css';
import styles from './releases-page.module.css';

/** What the market didn't take in, with the sentence that its team got; newest first. */
export function RefusedUploads({ uploads }: { uploads: AreaReleases['refusedUploads'] }) {
  const locale = useLocale();
  return (
    <Stack as="ol" gap="3">
      {uploads.map(({ at, version, code, detail, by }) => (
        <li key={`${at} ${version} ${code}`} className={entry.root}>
          <code className={styles.version}>{version}</code>
          <span className={entry.quiet}>
            <time dateTime={at}>{formatMoment(at, locale)}</time>
            <span>{` · ${by} · `}</span>
            <code>{code}</code>
          </span>
          {detail && <span className={entry.reason}>{detail}</span>}
        </li>
      ))}
    </Stack>
  );
}
