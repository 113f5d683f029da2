import type { Locale } from '../../languages/locale.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** These texts in every language, for code that can't wait for one of them. */
export const messages = { en, tr } satisfies Readonly<Record<Locale, unknown>>;
