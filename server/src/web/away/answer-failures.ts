import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isLocale, type Locale, localeCookie, splitLocale } from 'shared-kit/contract/languages';
import { matchRoute, type RouteEntry } from 'shared-kit/contract/routes';
import type { Env } from '../../platform/env.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import { beginFailure, sendProblemOf } from '../../platform/http/problem-handler.ts';
import { allowInline } from '../../platform/http/security-headers.ts';
import { themeOf } from '../asked-page.ts';
import type { HostBuild } from '../built-host.ts';
import { awayHashes, awayPage } from './away-page.ts';

type Parts = Pick<HostBuild, 'host'> &
  Readonly<{
    env: Env;
    /** All routes of the market, as last known. */
    table: () => Promise<readonly RouteEntry[]>;
  }>;

/** Page requests get a page that retries by itself; programs get a problem document as everywhere. */
export function answerFailures(app: FastifyInstance, { env, host, table }: Parts): void {
  app.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    const failure = beginFailure(error, request, reply);
    if (!failure.code.startsWith('database.') || !wantsPage(request)) {
      return sendProblemOf(failure, request, reply);
    }
    allowInline(reply, awayHashes);
    return reply
      .header('vary', 'Accept, Cookie')
      .type('text/html; charset=utf-8')
      .send(
        awayPage({
          host: await host().catch(() => null),
          brandName: env.public.brandName,
          locale: localeOf(request, await table()),
          theme: themeOf(request.cookies.colour_mode),
          address: request.url,
          kept: request.method === 'POST' ? (request.body as Readonly<Record<string, string>>) : null,
        }),
      );
  });
}

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** The URL's language, else the visitor's chosen one. */
function localeOf({ url, cookies }: FastifyRequest, table: readonly RouteEntry[]): Locale {
  const { locale, path } = splitLocale(url.split('?')[0] ?? '');
  const chosen = cookies[localeCookie.name];
  return matchRoute(path, table) || !isLocale(chosen) ? locale : chosen;
}
