import type { FastifyPluginAsync } from 'fastify';
import { marketRoutes } from 'shared-kit/contract/routes';
import { livePointers, verifiedFiles } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Env } from '../platform/env.ts';
import type { FileStore } from '../platform/files/index.ts';
import { answerFailures } from './away/answer-failures.ts';
import { serveBrand } from './brand/serve-brand.ts';
import { hostBuild } from './built-host.ts';
import { serveContactForm } from './contact-form.ts';
import { serveDevelopment } from './development.ts';
import { serveHostFiles, serveMessages } from './host-files.ts';
import { liveBuilds, type Pointers } from './live-build.ts';
import { serveNotices } from './notices.ts';
import { pageDocuments } from './page-documents.ts';
import { servePages } from './pages.ts';
import { livePages, makeAhead } from './prerender/ahead.ts';
import { pageRenderer } from './prerender/page-renderer.ts';
import { pageStyles } from './prerender/page-styles.ts';
import { spritesOf } from './prerender/sprites.ts';
import { serveRegistry, serveReleases } from './release-files.ts';
import { serveSearchFiles } from './search-files.ts';
import { serveSharedQuotes } from './shared-quote/serve-shared-quote.ts';
import { giveBucket, visitorBuild } from './visitor.ts';
import { serveWellKnown } from './well-known.ts';

type Given = Readonly<{
  env: Env;
  db: Database;
  files: FileStore;
  secret: string;
  /** Folder of the host's build. */
  hostFolder: string;
  /** Milliseconds for a whole page request. */
  longestWaitMs?: number;
  /** Which releases visitors get; read from the database by default. */
  pointers?: Pointers;
}>;

const anybody = { bucket: null, preview: null };

/** Serves pages, the registry of releases, and every file that a page loads. */
export function web(all: Given): FastifyPluginAsync {
  const { env, db, hostFolder } = all;
  const built = hostBuild(env, hostFolder);
  return async (app) => {
    const { log } = app;
    const files = verifiedFiles({ ...all, log, metrics: app.metrics.registry });
    const given = { ...all, files };
    const renderer = pageRenderer({ ...given, log, config: env.public });
    const [stylesOf, sprites] = [pageStyles(given), spritesOf(given)];
    const documentOf = pageDocuments(app, { env, renderer, stylesOf, sprites });
    const ahead = makeAhead(app, { ...built, env, documentOf });
    const pointers = all.pointers ?? (() => livePointers(db));
    const builds = liveBuilds(pointers, built.host, env.preparePages ? ahead : undefined);
    const live = visitorBuild({ ...given, builds });
    const table = async () =>
      marketRoutes(env.public, (await builds.of(anybody).catch(() => null))?.areas ?? []);
    answerFailures(app, { env, host: built.host, table });
    serveHostFiles(app, given);
    serveReleases(app, files);
    serveRegistry(app, live);
    serveMessages(app, { hostFolder, live });
    serveDevelopment(app, env.public);
    serveSearchFiles(app, { env, live });
    serveBrand(app, env.public);
    serveWellKnown(app, env);
    serveNotices(app);
    serveSharedQuotes(app, { env, db, host: built.host });
    servePages(app, {
      ...built,
      env,
      live,
      documentOf,
      giveBucket: giveBucket({ ...given, builds }),
      longestWaitMs: all.longestWaitMs,
    });
    await serveContactForm(app);
    if (env.preparePages) {
      const pages = livePages({ make: async () => ahead(await builds.all()), log });
      app.readiness.pages = pages;
      app.addHook('onClose', pages.stop);
    }
    app.addHook('onClose', () => renderer.stop());
  };
}
