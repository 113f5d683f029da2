import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { isOneOf } from '../tables/index.ts';
import { messages } from './messages/index.ts';
import { nameFaults } from './name-kinds.ts';

const say = sayFrom(messages);

/** What is wrong with a name and how to put it right; null if the reason of a refusal isn't about a name. */
export const nameFaultWords = (reason: string, locale: Locale): string | null =>
  isOneOf(nameFaults, reason) ? say(locale, `name.fault.${reason}`) : null;
