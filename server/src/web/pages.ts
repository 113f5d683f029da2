import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, localeCookie, overrideOrigin, splitLocale } from 'shared-kit/contract';
import type { Env } from '../env.ts';
import { unidentified } from '../platform/http/access.ts';
import { requestOrigin } from '../platform/http/origin-check.ts';
import { allowStyles, openTo } from '../platform/http/security-headers.ts';
import type { BuiltHost } from './built-host.ts';
import { renderersScript } from './development.ts';
import { renderDocument } from './document.ts';
import { findPage, type KnownPage } from './find-page.ts';
import type { WebParts } from './index.ts';
import { compressed, keptDocuments, type Shown } from './kept-documents.ts';
import { type LiveBuild, registryOf } from './live-build.ts';
import { isOverridden, overridesOf } from './overrides.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { filledPage } from './prerender/filled-page.ts';
import { firstAnswers } from './prerender/first-answers.ts';
import { inlineDrawing } from './prerender/inline-drawing.ts';
import { renderedPage } from './prerender/rendered-page.ts';
import type { Visit, Visited } from './prerender/visit.ts';
import { rootRedirect } from './root-redirect.ts';
import { askAgain, type StaticFile, sendFile } from './static-files.ts';
import { firstProducts, type Place, structuredListing } from './structured-listing.ts';
import { structuredPage } from './structured-page.ts';
import { withoutScripts } from './without-scripts.ts';

/** Every address that is neither API nor file. The status says whether the page exists, without running it. */
export function servePages(
  app: FastifyInstance,
  { env, host, developmentHost, live, giveBucket, texts, prerendered, renderer, stylesOf, inlined }: WebParts,
): void {
  const documentFor = keptDocuments(env);
  const withDrawing = inlineDrawing(app);
  const toldOf = async (page: KnownPage | null, head: PageHead, place: Place, logo: string) =>
    page?.entry.name === 'shop' && head.isForSearch
      ? structuredListing(await firstProducts(app, place.locale), place)
      : structuredPage({ page, head, place, logo });
  app.get('/*', { config: { access: unidentified }, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    reply.header('vary', 'Accept-Language, Cookie');
    const target = path === '/' ? rootTarget(env, request) : null;
    if (target) return reply.header('cache-control', askAgain).redirect(target, 302);

    await giveBucket(request, reply);
    const [build, built] = await Promise.all([live(request), host()]);
    const { locale, path: inLocale } = splitLocale(decoded(path));
    const page = findPage(build.areas, built.pages, inLocale);
    const origin = requestOrigin(request, env.publicOrigin);
    const words = await texts(locale);
    const head = pageHead({
      page,
      path: inLocale,
      locale,
      origin,
      config: env.public,
      texts: words,
    });
    const place = { origin, locale, texts: words, brandName: env.public.brandName };
    // The address without a query is the one that search engines keep.
    const structured = request.url.includes('?') ? null : await toldOf(page, head, place, built.icon);
    const theme = page?.entry.colourMode ?? themeOf(request.cookies.colour_mode);
    const shown: Shown = { locale, origin, theme, page, head, structured };
    const overrides = overridesOf(env, request, reply);
    if (overrides.length > 0) {
      openTo(reply, overrides.map(overrideOrigin));
      // Its React can refresh what is edited, which the released one can't.
      const html = overriddenDocument(env, build, (await developmentHost()) ?? built, shown);
      return sendFile(
        request,
        reply.code(page || isOverridden(overrides, inLocale) ? 200 : 404),
        html,
        askAgain,
      );
    }
    const hasSession = Object.keys(request.cookies).some((name) => name.endsWith('.session_token'));
    const visit = { app, prerendered, renderer, stylesOf, request, reply };
    const { filled, answers } = await brought(env, visit, { host: built, page, locale, hasSession });
    if (filled) allowStyles(reply, filled.styles.hash);
    const isPersonal = hasSession && answers !== null;
    const isForOne = isPersonal || (answers !== null && request.url.includes('?'));
    const drawn = filled && (await withDrawing(filled, theme));
    const whole = drawn && { ...filled, ...drawn, ...(await inlined(drawn.body)) };
    const plain = plainAddress(visit, page, locale);
    const scriptless = filled ? null : withoutScripts({ texts: words, locale, plain });
    const document = documentFor(build, built, { ...shown, filled: whole, answers, scriptless, isForOne });
    const kept = isPersonal ? `private, ${askAgain}` : askAgain;
    return sendFile(request, reply.code(page ? 200 : 404), document, kept);
  });
}

/** What comes with the document: answers, and the page as HTML where there is such a page. */
async function brought(env: Env, visit: Visit, visited: Visited) {
  const isDevelopment = env.mode === 'development';
  const prerendered = isDevelopment ? null : await filledPage(visit, visited);
  const answers = prerendered?.answers ?? (await firstAnswers(visit, visited));
  const filled = prerendered ?? (isDevelopment ? null : await renderedPage(visit, visited, answers));
  return { filled, answers: filled?.answers ?? answers };
}

/** Where the page stands as HTML, when only its query keeps it from coming so. */
function plainAddress(
  { request, prerendered }: Visit,
  page: KnownPage | null,
  locale: Locale,
): string | null {
  const [path = '', query] = request.url.split('?');
  if (query === undefined || !page?.area || !page.page) return null;
  return prerendered.page(page.area, page.page.pattern, locale) ? path : null;
}

const rootTarget = (env: Env, request: FastifyRequest) =>
  rootRedirect(env.public.rootRedirect, {
    localeCookie: request.cookies[localeCookie.name],
    acceptLanguage: request.headers['accept-language'],
  });

/** Without hints, since nobody knows here which files an overridden area has. */
function overriddenDocument(env: Env, build: LiveBuild, host: BuiltHost, shown: Shown): StaticFile {
  const registry = registryOf(build);
  const html = renderDocument({
    ...shown,
    host,
    registry,
    config: env.public,
    page: null,
    firstScripts: [renderersScript],
  });
  return compressed(html);
}

const themeOf = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : null);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
