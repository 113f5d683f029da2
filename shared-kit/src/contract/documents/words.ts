import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { isOneOf } from '../tables/index.ts';
import type { DocumentFault } from './document-rules.ts';
import { messages } from './messages/index.ts';
import { type RequirementCode, requirementCodes } from './requirements.ts';

const say = sayFrom(messages);

const isRequirementCode = (requirement: string): requirement is RequirementCode =>
  isOneOf(requirementCodes, requirement);

/** A requirement's name; staff's own words where they added it. */
export const requirementWords = (
  { code, words }: Readonly<{ code: RequirementCode | null; words: string | null }>,
  locale: Locale,
): string => (code === null ? (words ?? '') : say(locale, `document.name.${code}`));

/** A requirement by what a notice keeps of it: its code or staff's words. */
export const requirementNamed = (text: string, locale: Locale): string =>
  isRequirementCode(text) ? say(locale, `document.name.${text}`) : text;

export const faultWords = (fault: DocumentFault, locale: Locale): string =>
  say(locale, `document.fault.${fault}`);
