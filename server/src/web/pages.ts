import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overrideOrigin } from 'shared-kit/contract/areas';
import { localeCookie, splitLocale } from 'shared-kit/contract/languages';
import { dataOfHeader } from 'shared-kit/contract/market';
import { currencyCookie, currencyOr } from 'shared-kit/contract/money';
import { marketRoutes, matchRoute, type RouteEntry, withSmallIds } from 'shared-kit/contract/routes';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { allowStyles, carriesSession, openTo } from '../platform/http/security-headers.ts';
import { withinLimit } from '../platform/within-limit.ts';
import { type AskedPage, askedPage, type LookedUpIn, pathOf, themeOf } from './asked-page.ts';
import type { HostBuild } from './built-host.ts';
import { renderersScript } from './development.ts';
import { renderDocument } from './document.ts';
import { findPage } from './find-page.ts';
import { registryOf } from './live-build.ts';
import { isOverridden, overridesOf } from './overrides.ts';
import type { PageDocuments } from './page-documents.ts';
import type { Asker } from './prerender/ask.ts';
import { rootRedirect } from './root-redirect.ts';
import { askAgain } from './static-files.ts';
import type { giveBucket, VisitorBuild } from './visitor.ts';
import { sendDocument, type WrittenDocument, writtenDocument } from './written-document.ts';

/** What pages are made from and with. */
type Parts = LookedUpIn &
  Pick<HostBuild, 'developmentHost'> &
  Readonly<{
    live: VisitorBuild;
    documentOf: PageDocuments;
    giveBucket: ReturnType<typeof giveBucket>;
    longestWaitMs?: number | undefined;
  }>;

/** Serves every URL that is neither API nor file. The status says whether the page exists, without running it. */
export function servePages(app: FastifyInstance, parts: Parts): void {
  const { env, documentOf } = parts;
  const options = { config: { access: unidentified }, schema: { hide: true } };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Accept-Language, Cookie');
    const target = await rootTarget(parts, request);
    if (target) return reply.header('cache-control', askAgain).redirect(target, 302);

    await parts.giveBucket(request, reply);
    const chosen = themeOf(request.cookies.colour_mode);
    const asked = await askedPage(app, parts, { build: await parts.live(request), url: request.url, chosen });
    const meant = addressMeant(asked);
    if (meant) return reply.header('cache-control', askAgain).redirect(meant, 308);
    const overrides = overridesOf(env, request, reply);
    if (overrides.length > 0) {
      openTo(reply, overrides.map(overrideOrigin));
      const isThere = asked.shown.page || isOverridden(asked.table, overrides, asked.path);
      return sendDocument(
        request,
        reply.code(isThere ? 200 : 404),
        await overriddenDocument(parts, asked),
        askAgain,
      );
    }
    const { document, styles, learned } = await documentOf(asked, askerOf(request));
    for (const cookie of learned.cookies) reply.header('set-cookie', cookie);
    if (learned.dataOf) reply.header(dataOfHeader, learned.dataOf);
    if (styles) allowStyles(reply, styles);
    return sendDocument(request, reply.code(asked.shown.page ? 200 : 404), document, askAgain);
  };
  app.get('/*', options, (request, reply) =>
    withinLimit(answer(request, reply), parts.longestWaitMs ?? longestWaitMs, tooLate),
  );
}

/** The address of the page that was meant, when an id is written in capitals; null if there is none. */
function addressMeant({ build, host, table, url, shown }: AskedPage): string | null {
  const path = pathOf(url);
  const meant = shown.page ? null : withSmallIds(path);
  if (meant === null || !findPage(build.areas, host.pages, splitLocale(meant).path, table)) return null;
  return meant + url.slice(path.length);
}

/** A visitor never waits longer for a page, whether for the database, files or another process. */
const longestWaitMs = 20_000;
const tooLate = () => new AppError('server.not-ready', { detail: 'The page was not made in time.' });

const askerOf = (request: FastifyRequest): Asker => ({
  cookie: request.headers.cookie ?? '',
  ip: request.ip,
  currency: currencyOr(request.cookies[currencyCookie.name]),
  hasSession: carriesSession(request),
});

async function rootTarget({ env, live }: Parts, request: FastifyRequest): Promise<string | null> {
  const { locale, path } = splitLocale(pathOf(request.url));
  if (path !== '/') return null;
  const table = marketRoutes(env.public, (await live(request)).areas);
  return rootRedirect(env.public, {
    home: homeIn(env.public.homePath, table),
    locale,
    search: request.url.slice(pathOf(request.url).length),
    localeCookie: request.cookies[localeCookie.name],
    acceptLanguage: request.headers['accept-language'],
  });
}

/** HOME_PATH is the home page's address unless it names another page. */
const homeIn = (homePath: string, table: readonly RouteEntry[]): string =>
  matchRoute(homePath, table)?.route.name === 'home' ? homePath : '/';

/**
 * Without preloads: the server doesn't know the files of an overridden area. `pnpm dev` announces its overrides to the
 * market that it starts, and has built the host for development, which takes edits in place. Any other market gives its
 * own host.
 */
async function overriddenDocument(
  { env, developmentHost }: Parts,
  { build, host: own, shown }: AskedPage,
): Promise<WrittenDocument> {
  const host = (env.public.announcedOverrides && (await developmentHost())) || own;
  const html = renderDocument({
    ...shown,
    host,
    hostMode: host.mode,
    registry: registryOf(build),
    config: env.public,
    page: null,
    firstScripts: [renderersScript],
  });
  return writtenDocument(html);
}
