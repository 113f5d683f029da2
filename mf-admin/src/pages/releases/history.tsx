import type { AreaReleases } from 'shared-kit/contract/releases';
import { Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { Actor } from './actor.tsx';
import styles from './releases-page.module.css';

/** Past actions with time, person and reason; newest first. */
export function History({ events }: Pick<AreaReleases, 'events'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <Stack as="ol" gap="3">
      {events.map(({ at, action, version, previous, actor, reason, skippedGate }) => (
        <li key={`${at} ${action} ${version}`} className={entry.root}>
          <span>
            <strong>{t(`releases.history.${action}`)}</strong>{' '}
            <code className={styles.version}>{version}</code>
          </span>
          <span className={entry.quiet}>
            <time dateTime={at}>{formatMoment(at, locale)}</time> <span>·</span> <Actor name={actor} />
            {previous && previous !== version && (
              <span>{` · ${t('releases.history.over', { version: previous })}`}</span>
            )}
          </span>
          {skippedGate && (
            <span className={entry.reason}>
              {t('releases.history.skipped-gate', { reason: skippedGate })}
            </span>
          )}
          {reason && <span className={entry.reason}>{reason}</span>}
        </li>
      ))}
    </Stack>
  );
}
