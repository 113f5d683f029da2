import type { FastifyReply } from 'fastify';

/** RFC 5987 wants these encoded too; encodeURIComponent leaves them. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `attachment` with a name in any script, and an ASCII name for clients that know only the old form. */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(name)}`;

/** Makes the browser save an uploaded file, never open it in our origin, and never guess its type. */
export function asDownload(reply: FastifyReply, name: string): void {
  reply.headers({
    'content-disposition': contentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
}
