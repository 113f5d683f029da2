import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BroughtQuery } from 'shared-kit/contract/areas';
import { matchPattern, tablePath } from 'shared-kit/contract/routes';
import { readSession } from 'shared-kit/contract/session';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type AskedPage, searchOf } from './asked-page.ts';
import { reloadScript } from './development.ts';
import { type PageHtml, renderDocument } from './document.ts';
import { registryOf } from './live-build.ts';
import { mayEnter } from './may-enter.ts';
import {
  type Asker,
  type Asking,
  askAll,
  askSession,
  knownAnswers,
  type Learned,
  noteRemembered,
  type SentAnswers,
} from './prerender/ask.ts';
import { dehydrated } from './prerender/dehydrated.ts';
import { firstDrawing } from './prerender/first-drawing.ts';
import type { PageRenderer } from './prerender/page-renderer.ts';
import type { StylesOf } from './prerender/page-styles.ts';
import { knowsAll, ofPath, questionsOf } from './prerender/questions.ts';
import type { SpritesOf } from './prerender/sprites.ts';
import { structuredData } from './structured-data.ts';
import { rememberedWithoutScripts, withoutScripts } from './without-scripts.ts';
import { type WrittenDocument, writtenDocument } from './written-document.ts';

export type PageParts = Readonly<{
  env: Env;
  renderer: PageRenderer;
  stylesOf: StylesOf;
  sprites: SpritesOf;
}>;

export type PageDocument = Readonly<{
  document: WrittenDocument;
  /** Hash of the styles in it; null if it links to them. */
  styles: string | null;
  /** Whether its page is in it as HTML. */
  isHtml: boolean;
}>;

export type PageDocuments = (
  asked: AskedPage,
  asker: Asker,
  longestWait?: number,
) => Promise<PageDocument & Readonly<{ learned: Learned }>>;

const mostBytes = 48 * 1024 * 1024;
/** A document with its compressed forms. */
const bytesOf = ({ document }: PageDocument): number => Math.ceil(document.plain.length * 1.5);

/**
 * Makes documents from the API's answers: with the page as HTML if it can be rendered in time, else with the answers
 * alone. Documents for strangers are kept by all that they are made of, and are found before anything is made.
 */
export function pageDocuments(app: FastifyInstance, parts: PageParts): PageDocuments {
  const kept = new LRUCache<string, PageDocument>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  const knownToAll = knownAnswers();
  const make = documentMaker(app, parts);
  return async (asked, asker, longestWait) => {
    const { build } = asked;
    const learned: Learned = { isAway: build.rightAt !== null, dataOf: null, cookies: [] };
    if (build.rightAt) noteRemembered(learned, build.rightAt.toISOString());
    const asking = { app, asker, learned, known: knownToAll };
    const known = pageOf(asked, asker, parts.env);
    const [session, answers] = await Promise.all([
      askSession(asking),
      askAll(
        asking,
        known.questions.flatMap(({ address }) => address ?? []),
      ),
    ]);
    const isOpen = mayEnter(asked.shown.page?.entry, readSession(session), parts.env.public);
    const page = { ...known, comesAsHtml: known.comesAsHtml && isOpen };
    const key = asker.hasSession ? null : keyOf(asked, asker, page, { answers, learned });
    const found = key && kept.get(key);
    if (found) return { ...found, learned };
    const made = await make(asked, asking, { ...page, answers, session, longestWait });
    // A page that was late comes as HTML next time.
    if (key && made.isHtml === (page.comesAsHtml && isWhole(page, answers))) kept.set(key, made);
    return { ...made, learned };
  };
}

type Page = ReturnType<typeof pageOf>;

/** What is known of a page before the API is asked. */
function pageOf(
  { shown: { page, locale }, url, path: pathInTable }: AskedPage,
  { currency, hasSession }: Asker,
  env: Env,
) {
  const { questions = [], pattern = '' } = page?.page ?? {};
  const params = page && matchPattern(pattern, tablePath(page.entry, pathInTable));
  const isAsked = hasSession || mayEnter(page?.entry, null, env.public);
  const descriptions = isAsked ? ofPath(questions, params ?? {}) : [];
  const search = searchOf(url);
  const [path = ''] = url.split('?');
  return {
    address: search.size > 0 ? `${path}?${search}` : path,
    path,
    questions: questionsOf(descriptions, search, { locale, currency, hasSession }),
    knowsAddress: knowsAll(descriptions, search),
    comesAsHtml: env.mode !== 'development' && (page?.area?.html?.pages.includes(pattern) ?? false),
  };
}

/** Whether the page's HTML can be made of these answers. */
const isWhole = ({ questions, knowsAddress }: Page, answers: SentAnswers): boolean =>
  knowsAddress &&
  questions.every(({ address, isNeeded }) => !isNeeded || (address !== null && answers.has(address)));

/** Everything that a stranger's document is made of. */
function keyOf(
  { build, url, shown: { head, locale, theme } }: AskedPage,
  { currency }: Asker,
  { comesAsHtml, address }: Page,
  { answers, learned }: Readonly<{ answers: SentAnswers; learned: Learned }>,
): string {
  // The document of a page that the browser renders doesn't depend on parameters, and may not depend on a token.
  const ofPage = comesAsHtml ? address : (head.links[0]?.href ?? head.title);
  const tags = [...answers].map(([asked, { tag }]) => `${asked} ${tag}`);
  const forSearch = url.includes('?') ? '' : 'plain';
  // The footer states the year.
  const year = new Date().getFullYear();
  return [build.buildId, locale, ofPage, forSearch, currency, theme, learned.dataOf, year, ...tags].join(
    '\n',
  );
}

type Given = Page & Readonly<{ answers: SentAnswers; session: unknown; longestWait: number | undefined }>;

/** Makes pages as HTML; null if the browser must render the page. */
function htmlMaker(app: FastifyInstance, { renderer, stylesOf, sprites }: PageParts) {
  const drawingOf = firstDrawing(app);
  return async (
    { host, shown: { page, theme } }: AskedPage,
    { asker: { currency } }: Asking,
    given: Given,
    queries: readonly BroughtQuery[],
  ): Promise<PageHtml | null> => {
    if (!page?.area || !given.comesAsHtml || !isWhole(given, given.answers)) return null;
    const drawing = await drawingOf(page.page?.firstImage, queries, theme);
    const wanted = { address: given.address, currency, queries, drawing };
    const [made, styles] = await Promise.all([
      renderer.render(page.area, wanted, given.longestWait),
      stylesOf(page, host),
    ]);
    if (!made || !styles) return null;
    const isSignedIn = readSession(given.session) !== null;
    return { ...made, sprites: await sprites(made.sprites), styles, currency, isSignedIn };
  };
}

function documentMaker(app: FastifyInstance, parts: PageParts) {
  const { env } = parts;
  const htmlOf = htmlMaker(app, parts);
  // A development build's files change often; preloads of old ones only cause warnings.
  const isDevelopment = env.mode === 'development';

  return async (asked: AskedPage, asking: Asking, given: Given): Promise<PageDocument> => {
    const { build, host, texts, url, shown } = asked;
    const { isAway, dataOf } = asking.learned;
    const queries = dehydrated(given.answers);
    const html = await htmlOf(asked, asking, given, queries);
    // While the database is away, only a page with HTML is useful; a 404 needs none.
    if (isAway && shown.page && !html) throw new AppError('database.away');
    const plain = given.comesAsHtml && !given.knowsAddress ? given.path : null;
    const remembered = dataOf ? rememberedWithoutScripts({ texts, dataOf }) : null;
    const text = renderDocument({
      ...shown,
      host,
      registry: registryOf(build),
      config: env.public,
      page: isDevelopment ? null : shown.page,
      structured: url.includes('?') ? null : structuredData(asked, env.public.brandName, queries),
      html,
      queries,
      session: html ? given.session : undefined,
      scriptless: html ? remembered : withoutScripts({ texts, locale: shown.locale, plain }),
      dataOf,
      moreScripts: isDevelopment ? [reloadScript] : [],
    });
    const isForOne = asking.asker.hasSession || given.address.includes('?');
    const document = writtenDocument(text, { isForOne });
    return { document, styles: html?.styles.hash ?? null, isHtml: html !== null };
  };
}
