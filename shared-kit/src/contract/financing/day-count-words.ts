import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';
import type { DayCount } from './offer-terms.ts';

const say = sayFrom(messages);

/** How interest counts days, in a sentence without a full stop. */
export const dayCountWords = (dayCount: DayCount, locale: Locale): string =>
  say(locale, `day-count.${dayCount}`);
