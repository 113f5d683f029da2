import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import { addMessages } from 'shared-kit/i18n';
import { hasMessages } from 'shared-kit/i18n/host';
import { tabRegistry } from 'shared-kit/shell/host';
import { untilReachable } from '../offline/through-outages.ts';
import { tryConnection } from '../offline/watch-connection.ts';

export const hostNamespace = 'host';

/** The shell needs its messages, so a file that takes longer counts as failed. */
const longestWaitMs = 8000;

/**
 * Loads the shell's messages. Their address contains the build, so they may be cached for a day. If they can't be
 * loaded, the English ones of this build keep the page readable. With `gone`, another page is on show: while the market
 * is unreachable, that page stays until the market is back or nobody wants the next one.
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
