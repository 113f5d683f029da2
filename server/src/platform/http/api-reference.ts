import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { unidentified } from './access.ts';

const about = {
  title: 'Tezgah API',
  version: '1',
  description: 'Failures are problem documents (RFC 9457).',
};

const referencePath = '/api/reference';

/**
 * Names an access policy for the reference page's routes, which a third-party plugin adds. Register before the guard.
 */
export function openReferencePage(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(referencePath)) route.config = { ...route.config, access: unidentified };
  });
}

/**
 * OpenAPI 3.1 of every endpoint at `/api/openapi.json`, and a page to read it in development.
 * Register before the routes, which it collects.
 */
export async function describeApi(app: FastifyInstance, referencePage: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: about },
    // Pages and static files have no schema and aren't part of the API.
    transform: ({ schema, url }) => ({ schema: schema ?? { hide: true }, url }),
  });
  app.get('/api/openapi.json', { config: { access: unidentified }, schema: { hide: true } }, () =>
    app.swagger(),
  );
  if (!referencePage) return;
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: referencePath, staticCSP: false });
}
