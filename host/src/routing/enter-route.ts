import { replace } from 'react-router-dom';
import type { AreaId } from 'shared-kit/contract/areas';
import { splitLocale } from 'shared-kit/contract/languages';
import { fullPath, hasFitParams, type RouteEntry } from 'shared-kit/contract/routes';
import { askToSignIn, knownSession, publicConfig, sessionStore } from 'shared-kit/shell';
import { loadPage } from '../federation/load-page.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { guard, type Outcome } from '../guards/guard.ts';
import { loadHostMessages } from '../locale/host-messages.ts';
import type { TabUpdate } from '../update/tab-update.ts';
import { pageNotFound } from './page-error.ts';
import { requestedUrl } from './requested-url.ts';

export type Tab = Pick<TabUpdate, 'takeOver'>;

type Entering = Readonly<{
  entry: RouteEntry;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /** Null in the renderer: the market renders pages only for visitors who may enter them. */
  tab: Tab | null;
  page?: { source: AreaSource; area: AreaId; pattern: string };
}>;

/**
 * On every navigation: checks parameter syntax, then access rules, then loads the area's code, in this order. The
 * shell's messages load first, because a link may switch the language and errors need messages, too. If only a newer
 * build may show the page, its document is loaded instead.
 */
export async function enterRoute({ entry, request, params, tab, page }: Entering): Promise<null | Response> {
  const url = requestedUrl(request);
  await tab?.takeOver(url);
  const { locale } = splitLocale(url.pathname);
  await loadHostMessages(locale, request.signal);
  if (!hasFitParams(entry, params)) throw pageNotFound(url);

  const outcome = tab ? await guarded(entry, url) : { kind: 'enter' as const };
  if (outcome.kind === 'redirect') return replace(outcome.to);
  if (outcome.kind === 'ask-to-sign-in') {
    askToSignIn(fullPath(url));
    return replace(outcome.behind);
  }
  if (page) await loadPage(page.source, page.area, page.pattern, locale, { gone: request.signal });
  return null;
}

/** Applies the access rules. Pages that are open to everyone needn't wait for the session. */
async function guarded(entry: RouteEntry, url: URL): Promise<Outcome> {
  const config = publicConfig();
  if (sessionStore.getState().status === 'pending') {
    const forStrangers = guard(entry, url, null, config);
    if (forStrangers.kind === 'enter' && entry.name !== 'login') return forStrangers;
  }
  return guard(entry, url, await knownSession(), config);
}
