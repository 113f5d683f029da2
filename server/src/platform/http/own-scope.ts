import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Routes in a scope of their own: what they set up (accepted bodies, error pages) holds for no other route.
 * Without the name Fastify would look for one among all loaded modules.
 */
export const ownScope = (name: string, routes: FastifyPluginAsync): FastifyPluginAsync =>
  plugin(routes, { name, encapsulate: true });
