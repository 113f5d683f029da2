import { describe, expect, it } from '@jest/globals';
import { forEachLocale, locales } from 'shared-kit/contract/languages';
import * as z from 'zod';
import { shapeOf } from './json.ts';

describe('the shape of a schema', () => {
  const texts = z.object(forEachLocale(() => z.string().max(3)));

  it('takes what a narrower bound would refuse, and keeps fields that it doesn’t know', () => {
    const shape = shapeOf(z.object({ note: z.string().trim().max(3), days: z.int().max(5).nullable() }));
    const stored = { note: ' as it was written ', days: 30, older: true };
    expect(shape.parse(stored)).toEqual(stored);
    expect(shape.safeParse({ note: 1, days: null }).success).toBe(false);
  });

  it('has an empty text in a language that came later, also within a union', () => {
    const [first = 'en', ...others] = locales;
    const filled = { [first]: 'words', ...Object.fromEntries(others.map((locale) => [locale, ''])) };
    expect(shapeOf(texts).parse({ [first]: 'words' })).toEqual(filled);
    expect(shapeOf(z.union([z.string(), texts])).parse({ [first]: 'words' })).toEqual(filled);
  });

  it('leaves out what had no default when it was written', () => {
    expect(shapeOf(z.object({ count: z.number().default(0) })).parse({})).toEqual({});
  });

  it('leaves a language out where it may be missing', () => {
    const some = z.object(forEachLocale(() => z.string().optional()));
    expect(shapeOf(some).parse({})).toEqual({});
  });
});
