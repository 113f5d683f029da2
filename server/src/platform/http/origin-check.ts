import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin under which this request reached us. */
export const requestOrigin = (request: FastifyRequest, publicOrigin: string | null): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

const originIn = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
const comesFrom = (referer: string | undefined, own: string): boolean =>
  referer === undefined || originIn(referer) === originIn(own);

/**
 * Refuses writes that another site's page sends with our visitor's cookie. Browsers name the page's origin in every
 * such request, some only as its referrer. A program that sends none of these headers has no visitor's cookie to abuse.
 */
export function checkOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (readOnly.has(request.method)) return;
    const { origin, referer, 'sec-fetch-site': site = 'none' } = request.headers;
    const own = requestOrigin(request, publicOrigin);
    const isOurs =
      origin === undefined
        ? (site === 'same-origin' || site === 'none') && comesFrom(referer, own)
        : origin === own;
    if (!isOurs) throw new AppError('request.origin-refused');
  });
}
