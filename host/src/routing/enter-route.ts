import { replace } from 'react-router-dom';
import { type AreaId, type RouteEntry, splitLocale } from 'shared-kit/contract';
import { askToSignIn, fetchSession, publicConfig, sessionStore } from 'shared-kit/shell';
import { loadPage } from '../federation/load-page.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { guard } from '../guards/guard.ts';
import { loadHostMessages } from '../locale/host-messages.ts';
import type { TabUpdate } from '../update/tab-update.ts';
import { fullPath } from './full-path.ts';
import { pageNotFound } from './page-error.ts';

type Entering = Readonly<{
  entry: RouteEntry;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  update: Pick<TabUpdate, 'takeOver'>;
  page?: { source: AreaSource; area: AreaId; pattern: string };
}>;

/**
 * On every navigation: checks parameter syntax, then access rules, then loads the area's code, in this order. The
 * shell's messages load first, because a link may switch the language and errors need messages, too. If only a newer
 * build may show the page, its document is loaded instead.
 */
export async function enterRoute({
  entry,
  request,
  params,
  update,
  page,
}: Entering): Promise<null | Response> {
  const url = new URL(request.url);
  await update.takeOver(url);
  const { locale } = splitLocale(url.pathname);
  await loadHostMessages(locale, request.signal);
  if (entry.validate && !entry.validate(params)) throw pageNotFound(fullPath(request.url));

  const { session, config } = await knownVisitor(entry, url);
  const outcome = guard(entry, url, session, config);
  if (outcome.kind === 'redirect') return replace(outcome.to);
  if (outcome.kind === 'ask-to-sign-in') {
    askToSignIn(fullPath(request.url));
    return replace(outcome.behind);
  }
  if (page) await loadPage(page.source, page.area, page.pattern, locale, { gone: request.signal });
  return null;
}

/** Pages that are open to everyone needn't wait for the session. */
async function knownVisitor(entry: RouteEntry, url: URL) {
  const config = publicConfig();
  const state = sessionStore.getState();
  if (state.status === 'known') return { session: state.session, config };
  const openToStrangers = guard(entry, url, null, config).kind === 'enter';
  if (openToStrangers && entry.name !== 'login') return { session: null, config };
  return { session: await fetchSession(), config };
}
