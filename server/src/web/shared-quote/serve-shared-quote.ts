import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, localeCookie } from 'shared-kit/contract/languages';
import { limitAttempts } from '../../modules/accounts/index.ts';
import { readSharedQuote } from '../../modules/quotes/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Env } from '../../platform/env.ts';
import { cleanFileName } from '../../platform/files/index.ts';
import { unidentified } from '../../platform/http/access.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { asDownload } from '../../platform/http/download.ts';
import { keepPapers } from '../../platform/pdf/index.ts';
import type { HostBuild } from '../built-host.ts';
import { preferredLocale } from '../root-redirect.ts';
import { refusedPage, sharedPolicy, sharedQuotePage } from './shared-page.ts';

/** More than a committee reads, and too few to keep the database busy. */
const reading = { what: 'shared-quote', most: 120, windowSeconds: 600 } as const;

type Parts = Pick<HostBuild, 'host'> & Readonly<{ env: Env; db: Database }>;
type Asked = FastifyRequest<{ Params: { file: string }; Querystring: { locale?: string } }>;

/** Serves `/shared/{token}` and its `.pdf`: a quote for anyone with the link, independent of the areas' pages. */
export function serveSharedQuotes(app: FastifyInstance, parts: Parts): void {
  const write = keepPapers();
  app.get<{ Params: { file: string }; Querystring: { locale?: string } }>(
    '/shared/:file',
    { config: { access: unidentified }, schema: { hide: true } },
    async (request, reply) => {
      keepApart(reply);
      const { file } = request.params;
      const token = file.replace(/\.pdf$/, '');
      const look = await lookOf(parts, request, `/shared/${encodeURIComponent(token)}`);
      const refuse = (status: number, why: 'notFound' | 'tooMany') =>
        sendPage(reply.code(status), refusedPage(look, why));
      if (await isTooMany(parts, request, reply)) return refuse(429, 'tooMany');
      const { locale, brandName } = look;
      const shared = await readSharedQuote(parts.db, { token, locale, brandName });
      if (!shared) return refuse(404, 'notFound');
      if (token === file) return sendPage(reply, sharedQuotePage(look, shared));
      const { title, content } = await write(() => shared.document);
      asDownload(reply, cleanFileName(title, ['pdf']));
      return reply.type('application/pdf').send(content);
    },
  );
}

/** No search engine or cache may keep it, and no other site learns its URL. */
function keepApart(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'Accept-Language, Cookie',
  });
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', sharedPolicy).type('text/html; charset=utf-8').send(html);

async function isTooMany({ db }: Parts, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  try {
    await limitAttempts(db, { ...reading, who: request.ip }, systemClock(), reply);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too-many') return true;
    throw error;
  }
}

async function lookOf({ env, host }: Parts, request: Asked, address: string) {
  const { colour_mode: theme } = request.cookies;
  return {
    host: await host().catch(() => null),
    brandName: env.public.brandName,
    locale: localeOf(request),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    address,
  } as const;
}

function localeOf({ query, cookies, headers }: Asked): Locale {
  const wished = [query.locale, cookies[localeCookie.name]].find(isLocale);
  return wished ?? preferredLocale(headers['accept-language']);
}
