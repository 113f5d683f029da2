import type { FastifyInstance } from 'fastify';
import { readReleaseFile } from '../modules/releases/index.ts';
import type { FileStore } from '../platform/files/index.ts';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { fileCache } from './file-cache.ts';
import { latestOf, registryOf } from './live-build.ts';
import { askAgain, forEver, readStaticFile, sendFile } from './static-files.ts';
import type { VisitorBuild } from './visitor.ts';

const open = { config: { access: unidentified }, schema: { hide: true } } as const;

type ReleaseFile = { area: string; version: string; file: string };

/** Every file of every release that is kept. */
export function serveReleases(app: FastifyInstance, files: FileStore): void {
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

/** Which releases this visitor gets. */
export function serveRegistry(app: FastifyInstance, live: VisitorBuild): void {
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
