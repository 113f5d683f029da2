import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  configuredRoutes,
  dataOfHeader,
  type Locale,
  localeCookie,
  localePath,
  matchRoute,
  overrideOrigin,
  splitLocale,
} from 'shared-kit/contract';
import type { Env } from '../env.ts';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { allowStyles, openTo } from '../platform/http/security-headers.ts';
import { withinLimit } from '../platform/within-limit.ts';
import { type AskedPage, askedPage, type LookedUpIn, pathOf } from './asked-page.ts';
import type { HostBuild } from './built-host.ts';
import { renderersScript } from './development.ts';
import { renderDocument } from './document.ts';
import type { KnownPage } from './find-page.ts';
import { keptDocuments } from './kept-documents.ts';
import { registryOf } from './live-build.ts';
import { isOverridden, overridesOf } from './overrides.ts';
import { filledPage } from './prerender/filled-page.ts';
import { firstAnswers } from './prerender/first-answers.ts';
import { inlineDrawing } from './prerender/inline-drawing.ts';
import type { InlineSprites } from './prerender/inline-sprites.ts';
import {
  askSession,
  noteRemembered,
  type Outage,
  type PageRequest,
  type RequestedPage,
} from './prerender/page-request.ts';
import { renderedPage } from './prerender/rendered-page.ts';
import { rootRedirect } from './root-redirect.ts';
import { askAgain } from './static-files.ts';
import type { giveBucket } from './visitor.ts';
import { rememberedWithoutScripts, withoutScripts } from './without-scripts.ts';
import { sendDocument, type WrittenDocument, writtenDocument } from './written-document.ts';

/** What pages are made from and with. */
type Parts = LookedUpIn &
  Pick<HostBuild, 'developmentHost'> &
  Pick<PageRequest, 'prerendered' | 'renderer' | 'stylesOf'> &
  Readonly<{
    inlined: InlineSprites;
    giveBucket: ReturnType<typeof giveBucket>;
    longestWaitMs?: number | undefined;
  }>;

/** Serves every URL that is neither API nor file. The status says whether the page exists, without running it. */
export function servePages(app: FastifyInstance, parts: Parts): void {
  const { env } = parts;
  const documentOf = pageDocuments(app, parts);
  const options = { config: { access: unidentified }, schema: { hide: true } };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Accept-Language, Cookie');
    const target = rootTarget(env, request);
    if (target) return reply.header('cache-control', askAgain).redirect(target, 302);

    await parts.giveBucket(request, reply);
    const asked = await askedPage(app, parts, request);
    const overrides = overridesOf(env, request, reply);
    if (overrides.length > 0) {
      openTo(reply, overrides.map(overrideOrigin));
      const isThere = asked.shown.page || isOverridden(env, overrides, asked.path);
      return sendDocument(
        request,
        reply.code(isThere ? 200 : 404),
        await overriddenDocument(parts, asked),
        askAgain,
      );
    }
    const { document, isPersonal } = await documentOf(asked, request, reply);
    const kept = isPersonal ? `private, ${askAgain}` : askAgain;
    return sendDocument(request, reply.code(asked.shown.page ? 200 : 404), document, kept);
  };
  app.get('/*', options, (request, reply) =>
    withinLimit(answer(request, reply), parts.longestWaitMs ?? longestWaitMs, tooLate),
  );
}

/** A visitor never waits longer for a page, whether for the database, files or another process. */
const longestWaitMs = 20_000;
const tooLate = () => new AppError('server.not-ready', { detail: 'The page was not made in time.' });

/** Makes documents with the page as HTML if it can be rendered here, else with the answers to its first requests. */
function pageDocuments(app: FastifyInstance, parts: Parts) {
  const documentFor = keptDocuments(parts.env);
  const withDrawing = inlineDrawing(app);
  return async (
    { build, host, texts, shown }: AskedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ document: WrittenDocument; isPersonal: boolean }> => {
    const { page, locale, theme } = shown;
    const hasSession = Object.keys(request.cookies).some((name) => name.endsWith('.session_token'));
    const outage: Outage = { isAway: build.rightAt !== null, dataOf: null };
    const pageRequest: PageRequest = { ...parts, app, request, reply, outage };
    const { filled, answers } = await brought(parts.env, pageRequest, { host, page, locale, hasSession });
    // Without the session, the document would show its visitor as signed out. If the session can't be read, this
    // throws.
    if (hasSession && !filled) await askSession(pageRequest, { host, page, locale, hasSession });
    // While the database is away, only a page with HTML is useful; a 404 needs none.
    if (outage.isAway && page && !filled) throw new AppError('database.away');
    if (build.rightAt) noteRemembered(outage, build.rightAt.toISOString());
    const { dataOf } = outage;
    if (dataOf) reply.header(dataOfHeader, dataOf);
    if (filled) allowStyles(reply, filled.styles.hash);
    const drawn = filled && (await withDrawing(filled, theme));
    const whole = drawn && { ...filled, ...drawn, ...(await parts.inlined(drawn.body)) };
    const plain = plainAddress(pageRequest, page, locale);
    const remembered = dataOf ? rememberedWithoutScripts({ texts, dataOf }) : null;
    const scriptless = filled ? remembered : withoutScripts({ texts, locale, plain });
    const isPersonal = hasSession && answers !== null;
    const isForOne = isPersonal || (answers !== null && request.url.includes('?'));
    const document = documentFor(build, host, {
      ...shown,
      filled: whole,
      answers,
      scriptless,
      dataOf,
      isForOne,
    });
    return { document, isPersonal };
  };
}

/** The answers that the document contains, and its page as HTML if there is one. */
async function brought(env: Env, pageRequest: PageRequest, requested: RequestedPage) {
  const isDevelopment = env.mode === 'development';
  const prerendered = isDevelopment ? null : await filledPage(pageRequest, requested);
  const answers = prerendered?.answers ?? (await firstAnswers(pageRequest, requested));
  const filled = prerendered ?? (isDevelopment ? null : await renderedPage(pageRequest, requested, answers));
  return { filled, answers: filled?.answers ?? answers };
}

/** The URL without its query, if only the query prevents prerendered HTML. */
function plainAddress(
  { request, prerendered }: PageRequest,
  page: KnownPage | null,
  locale: Locale,
): string | null {
  const [path = '', query] = request.url.split('?');
  if (query === undefined || !page?.area || !page.page) return null;
  return prerendered.page(page.area, page.page.pattern, locale) ? path : null;
}

function rootTarget(env: Env, request: FastifyRequest): string | null {
  const { locale, path } = splitLocale(pathOf(request));
  if (path !== '/') return null;
  const { rootRedirect: rule, homePath } = env.public;
  const isMoved = !matchRoute('/', configuredRoutes(env.public));
  const home = isMoved ? localePath(homePath, locale) : null;
  if (pathOf(request) !== '/') return home;
  const visitor = {
    localeCookie: request.cookies[localeCookie.name],
    acceptLanguage: request.headers['accept-language'],
  };
  return rootRedirect(rule, visitor) ?? home;
}

/**
 * Without preloads: the server doesn't know the files of an overridden area. The host's development build can
 * hot-reload edits; the released one can't.
 */
async function overriddenDocument(
  { env, developmentHost }: Parts,
  { build, host, shown }: AskedPage,
): Promise<WrittenDocument> {
  const html = renderDocument({
    ...shown,
    host: (await developmentHost()) ?? host,
    registry: registryOf(build),
    config: env.public,
    page: null,
    firstScripts: [renderersScript],
  });
  return writtenDocument(html);
}
