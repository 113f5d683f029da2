import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

/** The rates that come with the market, and any feed of the bank itself. Quotes keep the text as it was stored. */
const isEcb = (source: string): boolean =>
  source.startsWith('European Central Bank') || /^https:\/\/(?:[\w-]+\.)*ecb\.europa\.eu\//.test(source);

/** What people read for the stored source of rates: a name that the market knows, or else the operator's own feed. */
export const rateSourceName = (source: string, locale: Locale): string =>
  isEcb(source) ? say(locale, 'rates.source.ecb') : source;
