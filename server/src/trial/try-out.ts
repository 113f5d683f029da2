import type { FastifyBaseLogger } from 'fastify';
import { previewCookie, signPreview, type TryOut } from '../modules/releases/index.ts';
import type { Clock } from '../platform/clock.ts';
import { tryInBrowser } from './browser-trial.ts';
import type { RunningTrialMarket } from './trial-market.ts';

type Parts = Readonly<{
  trial: Pick<RunningTrialMarket, 'openSessions'>;
  /** Path of the browser; null if this market has none. */
  browser: string | null;
  /** Origin of the market, known when it listens. */
  origin: () => Promise<string>;
  secret: string;
  clock: Clock;
  log: FastifyBaseLogger;
}>;

/** Tries releases in this process' market, as its fictional companies. Null without a browser. */
export function tryingOut({ trial, browser, origin, secret, clock, log }: Parts): TryOut | null {
  if (browser === null) return null;
  return async ({ release: { id: area, version, html, pages }, messageKeys }, stopped) => {
    const preview = () => ({
      name: previewCookie.name,
      value: signPreview(secret, { area, version }, clock()),
    });
    const sessions = async () => {
      const { id, endsAt, sessions: opened } = await trial.openSessions();
      log.info({ trial: id, area, version, endsAt }, 'sessions of a trial begin');
      return opened.map(({ role, cookies }) => ({ role, cookies: [...cookies, preview()] }));
    };
    const order = {
      ...{ url: await origin(), area, version, messageKeys, cookie: preview() },
      html: html?.pages ?? [],
      pages: pages.map(({ route, pattern, sample }) => ({ route, pattern, sample })),
    };
    return tryInBrowser(order, { browser, sessions, stopped });
  };
}
