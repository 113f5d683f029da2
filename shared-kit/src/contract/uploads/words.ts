import type { ErrorCode } from '../errors/error-codes.ts';
import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { namesOf } from '../tables/index.ts';
import { type UploadDoor, uploadDoors } from './doors.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

/** The codes with which a file is refused for what it is, each with its sentence. */
const refusals = {
  'upload.empty': 'upload.refusal.empty',
  'upload.type': 'upload.refusal.type',
  'upload.heic': 'upload.refusal.heic',
  'upload.old-office': 'upload.refusal.old-office',
  'upload.broken': 'upload.refusal.broken',
  'upload.password': 'upload.refusal.password',
  'upload.active-content': 'upload.refusal.active-content',
  'upload.attached-program': 'upload.refusal.attached-program',
  'upload.doctype': 'upload.refusal.doctype',
  'upload.pixels': 'upload.refusal.pixels',
  'upload.too-complex': 'upload.refusal.too-complex',
  'upload.infected': 'upload.refusal.infected',
  'upload.scanner-away': 'upload.refusal.scanner-away',
  'request.body-too-large': 'upload.refusal.too-large',
} as const satisfies Readonly<Partial<Record<ErrorCode, string>>>;
export type UploadRefusal = keyof typeof refusals;
export const uploadRefusals = namesOf(refusals);

export const isUploadRefusal = (code: string): code is UploadRefusal => Object.hasOwn(refusals, code);

/** The kinds of files that a door takes, as a list in words. */
const takenWords = (door: Exclude<UploadDoor, 'release'>, locale: Locale): string =>
  say(locale, `upload.takes.${door}`);

/** Why a door refused a file and what helps, as a sentence. */
export function uploadRefusalWords(
  code: UploadRefusal,
  door: Exclude<UploadDoor, 'release'>,
  locale: Locale,
): string {
  const { bytes, pixels } = uploadDoors[door];
  const inMillions = (count: number, unit?: 'megabyte') =>
    new Intl.NumberFormat(locale, unit && { style: 'unit', unit }).format(count / 1_000_000);
  return say(locale, refusals[code], {
    takes: takenWords(door, locale),
    size: inMillions(bytes, 'megabyte'),
    megapixels: inMillions(pixels),
  });
}
