import type { FastifyBaseLogger } from 'fastify';
import {
  pagesToTry,
  previewCookie,
  signPreview,
  type TryOut,
  tryReleases,
} from '../modules/releases/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { AnyJob } from '../platform/jobs/index.ts';
import { tryInBrowser } from './browser-trial.ts';
import type { RunningTrialMarket } from './trial-market.ts';

type Parts = Readonly<{
  trial: Pick<RunningTrialMarket, 'openSessions'>;
  /** Path of the browser. */
  browser: string;
  /** Origin of the market, known when it listens. */
  origin: () => Promise<string>;
  secret: string;
  log: FastifyBaseLogger;
}>;

/** The work of a market that tries releases; none without a browser. `host` is the version of its host's build. */
export const trialJobs = ({
  browser,
  host,
  ...parts
}: Omit<Parts, 'browser'> & Readonly<{ browser: string | null; host: string | null }>): AnyJob[] =>
  browser === null ? [] : [tryReleases({ tryOut: tryingOut({ browser, ...parts }), host })];

/** Tries releases in this process' market, as its fictional companies. */
const tryingOut =
  ({ trial, browser, origin, secret, log }: Parts): TryOut =>
  async ({ release, messageKeys, changes, panels }, means) => {
    const { id: area, version, html } = release;
    const preview = () => ({
      name: previewCookie.name,
      value: signPreview(secret, { area, version }, systemClock()),
    });
    const sessions = async () => {
      const { id, endsAt, sessions: opened } = await trial.openSessions();
      log.info({ trial: id, area, version, endsAt }, 'sessions of a trial begin');
      return opened.map(({ role, cookies }) => ({ role, cookies: [...cookies, preview()] }));
    };
    const order = {
      url: await origin(),
      area,
      version,
      messageKeys,
      changes,
      cookie: preview(),
      html: html?.pages ?? [],
      pages: pagesToTry(release),
      panels,
    };
    return tryInBrowser(order, { browser, sessions, ...means });
  };
