import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin under which this request reached us. */
export const requestOrigin = (request: FastifyRequest, publicOrigin: string | null): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/**
 * Refuses writes that another site's page sends with our visitor's cookie. Browsers name the page's origin in every
 * such request. A program that sends neither header has no visitor's cookie to abuse.
 */
export function checkOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (readOnly.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const sameOrigin =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === requestOrigin(request, publicOrigin);
    if (!sameOrigin) throw new AppError('request.origin-refused');
  });
}
