import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { locales } from 'shared-kit/contract/languages';
import type { Env } from '../platform/env.ts';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { developmentFolder } from './built-host.ts';
import { fileCache } from './file-cache.ts';
import { askAgain, forEver, readStaticFile, sendFile } from './static-files.ts';
import type { VisitorBuild } from './visitor.ts';

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const dayInSeconds = 86_400;

/** What the host's build made. */
export function serveHostFiles(
  app: FastifyInstance,
  { env, hostFolder }: Readonly<{ env: Env; hostFolder: string }>,
): void {
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

/** The host's messages, for those who load them without its scripts. */
export function serveMessages(
  app: FastifyInstance,
  { hostFolder, live }: Readonly<{ hostFolder: string; live: VisitorBuild }>,
): void {
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
