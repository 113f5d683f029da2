import type { FastifyReply } from 'fastify';

/** RFC 5987 leaves these to be written out, which encodeURIComponent doesn't. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `attachment` under a name in any script; who knows only the old form gets one in ASCII. */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`;

/** What somebody uploaded is saved, never opened in a page of ours, and taken for what it says it is. */
export function asDownload(reply: FastifyReply, name: string): void {
  reply.headers({
    'content-disposition': contentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
}
