import type { ErrorCode } from '../error-codes.ts';
import type { Locale } from '../locale.ts';
import { sayFrom } from '../say.ts';
import type { DocumentFault } from './document-rules.ts';
import { messages } from './messages/index.ts';
import { type RequirementCode, requirementCodes } from './requirements.ts';

const say = sayFrom(messages);

const isRequirementCode = (requirement: string): requirement is RequirementCode =>
  (requirementCodes as readonly string[]).includes(requirement);

/** A requirement's name; staff's own words where they added it. */
export const requirementWords = (
  { code, words }: Readonly<{ code: RequirementCode | null; words: string | null }>,
  locale: Locale,
): string => (code === null ? (words ?? '') : say(locale, `document.name.${code}`));

/** A requirement by what a notice keeps of it: its code or staff's words. */
export const requirementNamed = (text: string, locale: Locale): string =>
  isRequirementCode(text) ? say(locale, `document.name.${text}`) : text;

/** The codes with which an upload is refused, each with its sentence. */
const refusals = {
  'document.empty': 'document.refusal.empty',
  'document.type': 'document.refusal.type',
  'document.broken': 'document.refusal.broken',
  'document.password': 'document.refusal.password',
  'document.active-content': 'document.refusal.active-content',
  'document.attached-program': 'document.refusal.attached-program',
  'document.too-complex': 'document.refusal.too-complex',
  'request.body-too-large': 'document.refusal.too-large',
} as const satisfies Readonly<Partial<Record<ErrorCode, string>>>;
export type UploadRefusal = keyof typeof refusals;
export const uploadRefusals = Object.keys(refusals) as readonly UploadRefusal[];

/** Why a file was refused and what helps, as a sentence. */
export const refusalWords = (code: UploadRefusal, locale: Locale): string => say(locale, refusals[code]);

export const faultWords = (fault: DocumentFault, locale: Locale): string =>
  say(locale, `document.fault.${fault}`);
