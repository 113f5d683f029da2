import type { Locale } from 'shared-kit/contract/languages';
import en from './privacy-policy.en.md';
import tr from './privacy-policy.tr.md';

export const texts = { en, tr } satisfies Readonly<Record<Locale, string>>;
