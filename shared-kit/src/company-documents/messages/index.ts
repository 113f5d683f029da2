import type { Locale } from 'shared-kit/contract/languages';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

export const messages = { en, tr } satisfies Readonly<Record<Locale, unknown>>;
