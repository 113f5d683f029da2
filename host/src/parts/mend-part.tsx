import { useEffect } from 'react';
import type { LoadedPart } from 'shared-kit/shell';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { Button, ErrorState } from 'shared-kit/ui';
import { reportThrown } from '../errors/report-thrown.ts';
import { fetchPastCache } from '../federation/failed-files.ts';
import { classifyFailure, isOfMissingFile } from '../federation/failure.ts';
import { claimReload } from '../federation/reload-guard.ts';
import { reloadPage, throughOutages } from '../offline/through-outages.ts';
import { useText } from '../text.ts';
import styles from './parts.module.css';
import { noteReload } from './reload-note.ts';

/** Before the second, the third and the fourth try. */
export const pausesMs = [300, 900, 2700];

/**
 * Tries a missing file again after growing pauses. If the part is needed, the page is then reloaded once, unless that
 * would lose input; after that a note says so. Rejects for what came and threw, and for a part that isn't
 * needed.
 */
export async function mendPart<Props>(
  failure: unknown,
  load: () => Promise<LoadedPart<Props>>,
  renew: (() => void) | null,
  reload = reloadPage,
): Promise<LoadedPart<Props>> {
  let cause = failure;
  for (const pause of pausesMs) {
    if (!isOfMissingFile(classifyFailure(cause))) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await fetchPastCache();
    try {
      return await throughOutages(load);
    } catch (again) {
      cause = again;
    }
  }
  reportThrown((it) => it.pageBroke(cause));
  if (!renew) throw cause;
  if (!hasUnsavedInput() && claimReload('page', window.location.pathname)) {
    noteReload();
    await reload();
    // Typing that began meanwhile has stopped it.
    if (!hasUnsavedInput()) return new Promise(() => {});
  }
  return { default: () => <MissingPart renew={renew} /> };
}

/** Over typed input the browser asks first, in its own words: our own question may be what is missing. */
function reloadAsked(): void {
  if (hasUnsavedInput()) window.location.reload();
  else void reloadPage();
}

/** Says that a part of the page is missing; the page, and what was typed there, stays. */
function MissingPart({ renew }: { renew: () => void }) {
  const t = useText();
  // When the part is closed, its next opening loads the file again.
  useEffect(() => renew, [renew]);
  return (
    <ErrorState
      className={styles.missing}
      message={t('part.missing')}
      reference={{ label: t('error.reference'), code: 'area.chunk-missing' }}
      retry={{ label: t('error.retry'), onRetry: renew }}
    >
      <span>{t('error.area.rest')}</span>{' '}
      <Button size="small" onClick={reloadAsked}>
        {t('error.reload')}
      </Button>
    </ErrorState>
  );
}
