import type { FastifyInstance } from 'fastify';
import { unidentified } from '../platform/http/access.ts';

/** Address of a script that development documents load; it reloads the page when anything was built. */
export const reloadScript = '/dev/reload.js';

const source = `
const ask = () => fetch('/builds/latest.json').then((answer) => answer.json()).then(({ id }) => id).catch(() => null);
const first = ask();
setInterval(async () => {
  const [before, now] = await Promise.all([first, ask()]);
  if (before && now && before !== now) location.reload();
}, 1000);
`;

/** What only a developer's market has. */
export function serveDevelopment(app: FastifyInstance): void {
  app.get(reloadScript, { config: { access: unidentified }, schema: { hide: true } }, (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(source),
  );
}
