import type { ComponentType } from 'react';
import type { Area } from 'shared-kit/area';
import { type AreaId, acceptsContract } from 'shared-kit/contract/areas';
import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import { addMessages } from 'shared-kit/i18n';
import { hasMessages } from 'shared-kit/i18n/host';
import { reportFailure } from '../errors/report-failure.ts';
import { reportThrown } from '../errors/report-thrown.ts';
import { loadDocument, mayLoadDocument } from '../load-document.ts';
import { throughOutages } from '../offline/through-outages.ts';
import { tryConnection } from '../offline/watch-connection.ts';
import { AreaFailure } from './area-failure.ts';
import { fetchPastCache, hasTamperedFile } from './failed-files.ts';
import {
  classifyFailure,
  type FailureCode,
  healsItselfByReload,
  isOfItsCode,
  isOfMissingFile,
} from './failure.ts';
import { isReleased } from './is-released.ts';
import { noteFailure } from './recent-failures.ts';
import { claimReload } from './reload-guard.ts';
import type { AreaSource } from './remote-areas.ts';
import { withinLimit } from './time-limit.ts';

const pages = new Map<string, ComponentType>();
const keyOf = (area: AreaId, pattern: string) => `${area} ${pattern}`;

/** Areas whose code failed. It would fail again, so a retry first takes the current release. */
const failedCode = new Set<AreaId>();

/** The page's component once `loadPage` has resolved. */
export const loadedPage = (area: AreaId, pattern: string): ComponentType | undefined =>
  pages.get(keyOf(area, pattern));

/**
 * Loads a page and its messages. While the market can't be reached, it waits until it can, or until `gone` aborts.
 * Any other failure is retried once. If that fails, the page's document is loaded once, unless typed input would be lost.
 * After that it throws `AreaFailure`, which the shell shows as a panel.
 */
export async function loadPage(
  source: AreaSource,
  id: AreaId,
  pattern: string,
  locale: Locale,
  { gone, load = loadDocument }: { gone?: AbortSignal; load?: () => Promise<void> } = {},
): Promise<void> {
  try {
    await throughOutages(async () => {
      if (failedCode.delete(id)) await withinLimit(id, () => source.renew(id));
      await patiently(() => withinLimit(id, () => fetchPage(source, id, pattern, locale)));
    }, gone);
  } catch (cause) {
    if (gone?.aborted) throw cause;
    const failure = cause instanceof AreaFailure ? cause : new AreaFailure(id, codeOf(id, cause), cause);
    if (isOfItsCode(failure.code)) failedCode.add(id);
    const { version, entry } = source.registered(id) ?? { version: '', entry: '/' };
    if (isReleased(entry)) report(id, version, failure, pattern);
    const mayHeal = healsItselfByReload(failure.code) && mayLoadDocument();
    if (mayHeal && claimReload(id, version)) await load();
    console.warn(failure.message, failure.cause);
    noteFailure({ area: id, code: failure.code, message: String(failure.cause ?? failure.message) });
    throw failure;
  }
}

function report(area: AreaId, version: string, { code, cause }: AreaFailure, page: string): void {
  const failed = { code, area, version: version || null, page };
  // Stacks are read by a file that has to load first, which a reload would cut off.
  if (healsItselfByReload(code)) reportFailure({ ...failed, frames: [], components: [] });
  else reportThrown((it) => it.areaFailed(failed, cause));
}

/** The loader fails alike for a missing file and for a tampered one, so find out which it was. */
function codeOf(id: AreaId, cause: unknown): FailureCode {
  const code = classifyFailure(cause);
  return isOfMissingFile(code) && hasTamperedFile(id) ? 'area.tampered' : code;
}

async function fetchPage(source: AreaSource, id: AreaId, pattern: string, locale: Locale): Promise<void> {
  const registered = source.registered(id) ?? (await source.lookUp(id));
  if (!registered) throw new AreaFailure(id, 'area.unknown');
  // Check this before any code of the area runs.
  if (registered.isUnavailable || !acceptsContract(registered.contract))
    throw new AreaFailure(id, 'area.contract-unsupported');
  const area = await source.load(id);
  const page = area.pages.find((it) => it.pattern === pattern);
  if (!page) throw new AreaFailure(id, 'area.page-missing');
  const [{ default: component }] = await Promise.all([page.load(), loadMessages(area, locale)]);
  pages.set(keyOf(id, pattern), component);
}

/**
 * Most failures are network blinks or bad cached copies, so retry once per kind of error. A failed early hint fails the
 * first request for its file, so one blink can fail several files in turn.
 */
async function patiently<Value>(load: () => Promise<Value>, seen: readonly string[] = []): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    const told = String(cause);
    const isStalled = cause instanceof AreaFailure && cause.code === 'area.stalled';
    if (isStalled || seen.includes(told)) throw cause;
    await fetchPastCache();
    return patiently(load, [...seen, told]);
  }
}

/**
 * Without messages in its language, a page shows the English ones and logs a warning. Without any it would show keys,
 * so it fails as a whole.
 */
async function loadMessages(area: Area, locale: Locale): Promise<void> {
  if (hasMessages(area.id, locale)) return;
  try {
    addMessages(area.id, locale, (await patiently(area.messages[locale])).default);
  } catch (cause) {
    if (locale === defaultLocale || !(await tryConnection())) throw cause;
    console.warn(`The ${locale} messages of ${area.id} did not load`, cause);
    await loadMessages(area, defaultLocale);
  }
}
