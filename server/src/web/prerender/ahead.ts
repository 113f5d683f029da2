import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { localePath, locales } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { defaultCurrency } from 'shared-kit/contract/money';
import { marketRoutes } from 'shared-kit/contract/routes';
import type { PagesState, PreparedPages } from '../../platform/http/readiness.ts';
import { askedPage, type LookedUpIn } from '../asked-page.ts';
import type { LiveBuild } from '../live-build.ts';
import { mayEnter } from '../may-enter.ts';
import type { PageDocuments } from '../page-documents.ts';
import type { Asker } from './ask.ts';

/** How long the start waits for pages. Without HTML from the server, browsers render the pages. */
const patienceMs = 8000;
const tryAgainAfterMs = 5000;

/** Makes the public pages of builds, before visitors ask for them. Resolves to whether all come as HTML. */
export type MakeAhead = (builds: readonly LiveBuild[]) => Promise<boolean>;

/** Most visitors ask for a page as this one does. */
const stranger: Asker = { cookie: '', ip: '127.0.0.1', currency: defaultCurrency, hasSession: false };

export function makeAhead(
  app: FastifyInstance,
  { documentOf, ...lookedUpIn }: LookedUpIn & Readonly<{ documentOf: PageDocuments }>,
): MakeAhead {
  return async (builds) => {
    let areAllMade = true;
    for (const build of builds)
      for (const url of publicPages(build, lookedUpIn.env.public)) {
        const asked = await askedPage(app, lookedUpIn, { build, url, chosen: null });
        const { isHtml } = await documentOf(asked, stranger, patienceMs);
        areAllMade &&= isHtml;
      }
    return areAllMade;
  };
}

function publicPages({ areas }: LiveBuild, config: PublicConfig): string[] {
  const table = marketRoutes(config, areas);
  const paths = areas.flatMap(({ id, html, pages }) =>
    pages.flatMap(({ route, pattern }) => {
      const entry = table.find(({ name, owner }) => name === route && owner === id);
      const isMade = html?.pages.includes(pattern) && !pattern.includes(':') && mayEnter(entry, null, config);
      return isMade ? [entry?.at ?? pattern] : [];
    }),
  );
  return paths.flatMap((path) => locales.map((locale) => localePath(path, locale)));
}

type Parts = Readonly<{
  make: () => Promise<boolean>;
  log: FastifyBaseLogger;
  patience?: number;
  tryAgainAfter?: number;
}>;

export type LivePages = PreparedPages & Readonly<{ stop: () => void }>;

/** Makes the live pages at the start of a process. */
export function livePages({
  make,
  log,
  patience = patienceMs,
  tryAgainAfter = tryAgainAfterMs,
}: Parts): LivePages {
  const stopped = new AbortController();
  let state: PagesState = 'being-made';
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
  const untilMade = async (): Promise<void> => {
    for (let tries = 1; !stopped.signal.aborted; tries++) {
      if (await make().catch(() => false)) {
        state = 'made';
        if (tries > 1) log.info({ tries }, 'the pages of the live releases are made');
        return;
      }
      await pause(tryAgainAfter);
    }
  };
  return {
    begin: () => Promise.race([untilMade(), pause(patience)]),
    state: () => state,
    stop: () => stopped.abort(),
  };
}
