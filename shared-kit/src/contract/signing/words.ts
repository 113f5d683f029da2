import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import type { SealHindrance } from './api.ts';
import { messages } from './messages/index.ts';

/** Words about signing, which the pages of several areas share. */
export const signingWords = sayFrom(messages);

/** Why a seal is not made yet, as a sentence. */
export const hindranceWords = (hindrance: SealHindrance, locale: Locale): string =>
  signingWords(locale, `signing.waits.${hindrance}`);
