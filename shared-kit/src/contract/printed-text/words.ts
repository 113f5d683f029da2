import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

/** Names a letter that papers can't show, and how to put it right. */
export const unprintableWords = (letter: string, locale: Locale): string =>
  say(locale, 'printed.fault', { letter });
