import type { Locale } from 'shared-kit/contract/languages';
import en from './terms-of-use.en.md';
import tr from './terms-of-use.tr.md';

export const texts = { en, tr } satisfies Readonly<Record<Locale, string>>;
