import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { type Locale, locales } from 'shared-kit/contract';
import type { Env } from '../env.ts';
import { livePointers, readReleaseFile, verifiedFiles } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { FileStore } from '../platform/files/index.ts';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { answerFailures } from './away/answer-failures.ts';
import { type BuiltHost, readBuiltHost } from './built-host.ts';
import { serveContactForm } from './contact-form.ts';
import { serveDevelopment } from './development.ts';
import { fileCache } from './file-cache.ts';
import { latestOf, liveBuilds, type Pointers, registryOf } from './live-build.ts';
import { servePages } from './pages.ts';
import { type InlineSprites, inlineSprites } from './prerender/inline-sprites.ts';
import { livePages } from './prerender/live-pages.ts';
import { type PageRenderer, pageRenderer } from './prerender/page-renderer.ts';
import { pageStyles, type StylesOf } from './prerender/page-styles.ts';
import { type Prerenderer, prerenderer } from './prerender/prerenderer.ts';
import { serveSearchFiles } from './search-files.ts';
import { serveSharedQuotes } from './shared-quote/serve-shared-quote.ts';
import { askAgain, forEver, readStaticFile, sendFile } from './static-files.ts';
import { giveBucket, type VisitorBuild, visitorBuild } from './visitor.ts';

export type WebParts = Readonly<{
  env: Env;
  db: Database;
  files: FileStore;
  secret: string;
  /** Folder of the host's build. */
  hostFolder: string;
  /** Milliseconds for a whole page request. */
  longestWaitMs?: number;
  host: () => Promise<BuiltHost>;
  /** The development build of the host, if there is one. */
  developmentHost: () => Promise<BuiltHost | null>;
  live: VisitorBuild;
  prerendered: Prerenderer;
  renderer: PageRenderer;
  stylesOf: StylesOf;
  inlined: InlineSprites;
  giveBucket: ReturnType<typeof giveBucket>;
  /** The host's messages; empty until it is built. */
  texts: (locale: Locale) => Promise<Readonly<Record<string, string>>>;
}>;

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const dayInSeconds = 86_400;

type Given = Pick<WebParts, 'env' | 'db' | 'files' | 'secret' | 'hostFolder' | 'longestWaitMs'> & {
  /** Which releases visitors get; read from the database by default. */
  pointers?: Pointers;
};

/** Serves pages, the registry of releases, and every file that a page loads. */
export function web(all: Given): FastifyPluginAsync {
  const read = () => readBuiltHost(all.hostFolder);
  const host = all.env.mode === 'development' ? read : once(read);
  const builds = liveBuilds(all.pointers ?? (() => livePointers(all.db)), host);
  const parts = (given: Given, log: FastifyBaseLogger): WebParts => ({
    ...given,
    host,
    prerendered: prerenderer({
      ...given,
      log,
      hostVersion: async () => (await host()).version,
      config: given.env.public,
    }),
    renderer: pageRenderer({ ...given, log, config: given.env.public }),
    developmentHost: () => readBuiltHost(developmentFolder(given.hostFolder)).catch(() => null),
    stylesOf: pageStyles(given),
    inlined: inlineSprites(given),
    live: visitorBuild({ ...given, builds }),
    giveBucket: giveBucket({ ...given, builds }),
    texts: given.env.mode === 'development' ? readTexts(given.hostFolder) : keptTexts(given.hostFolder),
  });
  return async (app) => {
    const files = verifiedFiles({ ...all, log: app.log, metrics: app.metrics.registry });
    const given = parts({ ...all, files }, app.log);
    answerFailures(app, given);
    serveHostFiles(app, given);
    serveReleases(app, given);
    serveRegistry(app, given);
    serveMessages(app, given);
    serveDevelopment(app, all.env.public);
    serveSearchFiles(app, given);
    serveSharedQuotes(app, given);
    servePages(app, given);
    await serveContactForm(app);
    if (all.env.preparePages) {
      const live = livePages({ ...given, builds, log: app.log });
      app.readiness.pages = live.state;
      app.addHook('onReady', live.begin);
      app.addHook('onClose', live.stop);
    }
    app.addHook('onClose', () => given.renderer.stop());
  };
}

const readTexts =
  (folder: string): WebParts['texts'] =>
  async (locale) =>
    JSON.parse(await readFile(join(folder, `messages.${locale}.json`), 'utf8').catch(() => '{}'));

function keptTexts(folder: string): WebParts['texts'] {
  const read = readTexts(folder);
  const kept = new Map(locales.map((locale) => [locale, once(() => read(locale))]));
  return async (locale) => (await kept.get(locale)?.()) ?? {};
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};

/** The host's builds are in sibling folders; files without a hash in their name belong to this one only. */
const developmentFolder = (hostFolder: string): string => `${hostFolder.replace(/-dev$/, '')}-dev`;

type App = Parameters<FastifyPluginAsync>[0];

function serveHostFiles(app: App, { env, hostFolder }: WebParts): void {
  const read = (name: string) =>
    readStaticFile((file) => readFile(join(hostFolder, file)).catch(() => null), name);
  // In development a file keeps its name when its content changes.
  const isDevelopment = env.mode === 'development';
  const file = isDevelopment ? read : fileCache(read);
  const ofDevelopment = (name: string) =>
    readStaticFile((it) => readFile(join(developmentFolder(hostFolder), it)).catch(() => null), name);
  app.get<{ Params: { file: string } }>('/h/:file', open, async (request, reply) => {
    const name = request.params.file;
    if (!/^[0-9A-Za-z][0-9A-Za-z._-]*$/.test(name) || name === 'host.json')
      throw new AppError('page.not-found');
    const released = await file(name);
    const found = released ?? (env.public.allowOverrides ? await ofDevelopment(name) : null);
    if (!found) throw new AppError('page.not-found');
    return sendFile(request, reply, found, released && !isDevelopment ? forEver : askAgain);
  });
}

type ReleaseFile = { area: string; version: string; file: string };

function serveReleases(app: App, { files }: WebParts): void {
  const file = fileCache((key) => {
    const [area = '', version = '', name = ''] = key.split('/');
    return readStaticFile((variant) => readReleaseFile(files, area, version, variant), name);
  });
  app.get<{ Params: ReleaseFile }>('/r/:area/:version/:file', open, async (request, reply) => {
    const { area, version, file: name } = request.params;
    const found = await file(`${area}/${version}/${name}`);
    if (!found) throw new AppError('page.not-found');
    return sendFile(request, reply, found, forEver);
  });
}

function serveRegistry(app: App, { live }: WebParts): void {
  app.get('/registry.json', open, async (request, reply) => {
    const registry = registryOf(await live(request));
    const etag = `"${registry.buildId}"`;
    reply.headers({ 'cache-control': askAgain, etag, vary: 'Cookie' });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(registry);
  });
  app.get('/builds/latest.json', open, async (request, reply) => {
    reply.headers({ 'cache-control': askAgain, vary: 'Cookie' });
    return latestOf(await live(request));
  });
}

function serveMessages(app: App, { hostFolder, live }: WebParts): void {
  app.get<{ Params: { locale: string }; Querystring: { v?: string } }>(
    '/_i18n/:locale/messages.json',
    open,
    async (request, reply) => {
      const locale = locales.find((it) => it === request.params.locale);
      const read = (name: string) => readFile(join(hostFolder, name)).catch(() => null);
      const found = locale ? await readStaticFile(read, `messages.${locale}.json`) : null;
      if (!found) throw new AppError('page.not-found');
      const isOfThisBuild = request.query.v === (await live(request)).host;
      return sendFile(request, reply, found, isOfThisBuild ? `public, max-age=${dayInSeconds}` : askAgain);
    },
  );
}
