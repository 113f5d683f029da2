import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from 'shared-kit/contract/market';
import { unidentified } from '../platform/http/access.ts';

/** URL of a script for development documents that reloads the page after a build of the host or an area. */
export const reloadScript = '/dev/reload.js';

const reloading = `
const ask = () => fetch('/builds/latest.json').then((answer) => answer.ok ? answer.text() : null).catch(() => null);
const first = ask();
setInterval(async () => {
  const [before, now] = await Promise.all([first, ask()]);
  if (before && now && before !== now) location.reload();
}, 1000);
`;

/** URL of the first script in a document that loads an area from the visitor's machine. */
export const renderersScript = '/dev/renderers.js';

/** Collects the renderers that the host's React registers, for the area's refresh runtime, which loads later. */
const collecting = `
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  const nothing = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject: (renderer) => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}
`;

/** Endpoints that only development markets have. */
export function serveDevelopment(
  app: FastifyInstance,
  { development, allowOverrides }: Pick<PublicConfig, 'development' | 'allowOverrides'>,
): void {
  const serve = (address: string, source: string) =>
    app.get(address, { config: { access: unidentified }, schema: { hide: true } }, (_request, reply) =>
      reply.header('content-type', 'text/javascript; charset=utf-8').send(source),
    );
  if (development) serve(reloadScript, reloading);
  if (allowOverrides) serve(renderersScript, collecting);
}
