import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { AreaRelease } from '../built-area.ts';
import type { LivePointer } from './pointers.ts';

/** A visitor's bucket between 0 and 99. The browser keeps it, so that all pages use the same canary. */
export const bucketCookie = { name: 'release_bucket', maxAgeSeconds: 365 * 24 * 60 * 60 };
/** Shows its holder one release before all others. */
export const previewCookie = { name: 'release_preview', maxAgeSeconds: 10 * 60 };

export const newBucket = (): number => randomInt(100);

/** Null for a visitor without a valid bucket. */
export const readBucket = (cookie: string | undefined): number | null =>
  cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : null;

/**
 * The release of each area that a visitor gets. Without a bucket it is the live one, so that an open tab never flips
 * between two builds.
 */
export const sharedOut = (pointers: readonly LivePointer[], bucket: number | null): AreaRelease[] =>
  pointers.map(({ live, canary }) =>
    canary && bucket !== null && bucket < canary.percent ? canary.release : live,
  );

export const hasCanary = (pointers: readonly LivePointer[]): boolean => pointers.some(({ canary }) => canary);

type Preview = Readonly<{ area: string; version: string }>;

const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`release preview ${text}`).digest('base64url');

export function signPreview(secret: string, { area, version }: Preview, now: Date): string {
  const text = `${area}@${version}@${Math.floor(now.getTime() / 1000) + previewCookie.maxAgeSeconds}`;
  return `${text}@${signature(secret, text)}`;
}

/** Null unless this server signed it recently. */
export function readPreview(secret: string, cookie: string | undefined, now: Date): Preview | null {
  const [area, version, expires, given, ...rest] = cookie?.split('@') ?? [];
  if (!area || !version || !expires || !given || rest.length > 0) return null;
  const expected = signature(secret, `${area}@${version}@${expires}`);
  const isOurs =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isOurs && Number(expires) * 1000 > now.getTime() ? { area, version } : null;
}
