import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from 'shared-kit/contract/market';
import { unidentified } from '../../platform/http/access.ts';
import { sendFile } from '../static-files.ts';

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const aDay = 'public, max-age=86400';

/** Addresses that browsers and systems ask for by themselves, or that the manifest names. */
const icons = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
} as const;
const manifestPath = '/manifest.webmanifest';

/** Serves the market's icons, and the manifest that names them. */
export function serveBrand(app: FastifyInstance, config: PublicConfig): void {
  const serve = (path: string, type: string, plain: Buffer) => {
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const file = { type, etag, plain, br: null, gzip: null };
    app.get(path, open, (request, reply) => sendFile(request, reply, file, aDay));
  };
  for (const [name, type] of Object.entries(icons))
    serve(`/${name}`, type, readFileSync(new URL(name, import.meta.url)));
  serve(manifestPath, 'application/manifest+json', Buffer.from(JSON.stringify(manifestOf(config))));
}

const manifestOf = ({ brandName, homePath }: PublicConfig) => ({
  name: brandName,
  short_name: brandName,
  start_url: homePath,
  display: 'browser',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});

/** The elements in every document's head that name the icon and the manifest. */
export const brandLinks = [
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${manifestPath}">`,
] as const;
