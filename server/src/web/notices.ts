import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { noticesPath } from 'shared-kit/contract/market';
import { unidentified } from '../platform/http/access.ts';

/** Serves the licences of libraries: scripts have no room for them and name this address instead. */
export function serveNotices(app: FastifyInstance): void {
  const notices = readFileSync(new URL('../../../NOTICES.txt', import.meta.url));
  app.get(noticesPath, { config: { access: unidentified }, schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(notices),
  );
}
