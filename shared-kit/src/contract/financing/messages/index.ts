import type { Locale } from '../../languages/locale.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The words of consents and of notes by country. */
export const messages = { en, tr } satisfies Readonly<Record<Locale, unknown>>;
