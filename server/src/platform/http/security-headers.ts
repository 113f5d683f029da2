import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

export type PageHashes = Readonly<{
  /** CSP sources such as `'sha256-…'` of the inline scripts and styles that pages contain. */
  scripts: readonly string[];
  styles: readonly string[];
}>;

const permissions = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

/** Only our own files and inline blocks with known hashes run; no other site may frame us. */
export const contentSecurityPolicy = (
  { scripts, styles }: PageHashes,
  { upgrade, analyticsOrigin }: Readonly<{ upgrade: boolean; analyticsOrigin: string | null }>,
): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...(analyticsOrigin ? [analyticsOrigin] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The host's only policy decides which text may become markup or a script's URL.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const policyHeader = 'content-security-policy';

type Options = Pick<Env, 'publicOrigin' | 'analyticsOrigin'> & Readonly<{ pageHashes: () => PageHashes }>;

export function addSecurityHeaders(app: FastifyInstance, options: Options): void {
  const { publicOrigin, analyticsOrigin, pageHashes } = options;
  const https = publicOrigin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      [policyHeader]: contentSecurityPolicy(pageHashes(), { upgrade: https, analyticsOrigin }),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': permissions.map((feature) => `${feature}=()`).join(', '),
      // Sign-in with a provider opens a popup, and the page must notice when it closes.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': request.id,
    });
    if (https || request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
  // Nobody else may cache an answer that was made for one user, or that could have been.
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/');
    const said = reply.getHeader('cache-control');
    if (isApi && (request.actor || !said)) reply.header('cache-control', 'private, no-store');
    else if ((isApi || carriesSession(request)) && !/\b(public|private)\b/.test(String(said ?? '')))
      reply.header('cache-control', `private, ${said ?? 'no-cache'}`);
  });
}

/** Whether a visitor seems signed in. Known before, and without, looking the session up. */
export const carriesSession = ({
  cookies,
}: Readonly<{ cookies: FastifyRequest['cookies'] | null }>): boolean =>
  Object.keys(cookies ?? {}).some((name) => name.endsWith('.session_token'));

/** Allows inline styles with this hash in this document. */
export function allowStyles(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("style-src 'self'", `$& ${hash}`));
}

/** Allows an inline style and an inline script with these hashes in this document. */
export function allowInline(reply: FastifyReply, hashes: Readonly<{ style: string; script: string }>): void {
  allowStyles(reply, hashes.style);
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace("script-src 'self'", `$& ${hashes.script}`));
}

const openable = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/** Allows this document to load from these origins and to open web sockets to them. */
export function openTo(reply: FastifyReply, origins: readonly string[]): void {
  const listening = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = String(reply.getHeader(policyHeader)).split('; ');
  const opened = directives
    // They are plain http.
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const name = directive.split(' ')[0] ?? '';
      if (!openable.includes(name)) return directive;
      return [directive, ...origins, ...(name === 'connect-src' ? listening : [])].join(' ');
    });
  reply.header(policyHeader, opened.join('; '));
}
