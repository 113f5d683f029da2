import { describe, expect, it } from '@jest/globals';
import { taxonomy } from './index.ts';

const ids = taxonomy.map((category) => category.id);

it('names every category once, parents before children', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const [at, { parent }] of taxonomy.entries()) {
    if (parent) expect(ids.slice(0, at)).toContain(parent);
  }
});

describe.each(taxonomy.map((category) => [category.id, category] as const))('%s', (id, category) => {
  it('has a kebab-case id, both names and, below a group, an HS code', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(category.name.en).not.toBe('');
    expect(category.name.tr).not.toBe('');
    if (category.parent) expect(category.hsCode).toMatch(/^\d{4}(\.\d{2})?$/);
  });

  it('keys its attributes once, in snake case, each with both labels', () => {
    const keys = category.attributes.map((attribute) => attribute.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, label } of category.attributes) {
      expect(key).toMatch(/^[a-z]\w*$/);
      expect(label.en).not.toBe('');
      expect(label.tr).not.toBe('');
    }
  });

  it('gives every choice at least two options and offers filters that a listing can count', () => {
    for (const { kind, options, facet } of category.attributes) {
      if (kind === 'choice') expect(options?.length).toBeGreaterThan(1);
      if (facet) expect(kind).not.toBe('text');
    }
  });

  it('shows at most three kinds of highlight, the first of them stated', () => {
    const places = new Set(category.attributes.flatMap(({ highlight }) => highlight ?? []));
    if (category.parent) expect([...places].sort()).toEqual([1, 2, 3]);
    else expect(places.size).toBe(0);
  });
});
