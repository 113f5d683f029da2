import { defaultLocale, type Locale } from 'shared-kit/contract';
import { addMessages, hasMessages } from 'shared-kit/i18n';
import { tabRegistry } from 'shared-kit/shell';
import { untilReachable } from '../offline/through-outages.ts';
import { tryConnection } from '../offline/watch-connection.ts';

export const hostNamespace = 'host';

/** Without its words there is no shell, so a file that neither comes nor fails counts as one that fails. */
const longestWaitMs = 8000;

/**
 * The shell's own messages. They come from an address of their own with the build in it, so they may be
 * cached for a day; when they can't be had, the English ones of this build keep the page readable. With `gone` another
 * page is on show: without the market it stays in its language, until the market is back or nobody wants the next one.
 */
export async function loadHostMessages(locale: Locale, gone?: AbortSignal): Promise<void> {
  if (hasMessages(hostNamespace, locale)) return;
  const late = new AbortController();
  const clock = setTimeout(() => late.abort(new Error('late')), longestWaitMs);
  try {
    const address = `/_i18n/${locale}/messages.json?v=${tabRegistry().host}`;
    const response = await fetch(address, { signal: late.signal });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    addMessages(hostNamespace, locale, await response.json());
  } catch (cause) {
    if (gone && !(await tryConnection())) {
      await untilReachable(gone);
      if (gone.aborted) throw cause;
      return await loadHostMessages(locale, gone);
    }
    console.warn(`The ${locale} messages did not load`, cause);
    addMessages(
      hostNamespace,
      defaultLocale,
      (await import('../messages/en.json', { with: { type: 'json' } })).default,
    );
  } finally {
    clearTimeout(clock);
  }
}
