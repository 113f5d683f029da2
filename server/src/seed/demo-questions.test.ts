import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { defaultLocale } from 'shared-kit/contract/languages';
import { testApp } from '../platform/testing/test-app.ts';
import { demoDatabase } from './testing.ts';

describe('demo questions', () => {
  /**
   * A question as people type it, and what must be among the first ten: each text begins the English title of one.
   * `first` is also the very first; `only` holds for all of them. Nothing is offered for an empty list.
   */
  type Question = Readonly<{ q: string; has: readonly string[]; first?: string; only?: string }>;

  const { en, tr } = JSON.parse(
    readFileSync(new URL('./demo-questions.json', import.meta.url), 'utf8'),
  ) as Record<'en' | 'tr', readonly Question[]>;
  const leastShare = 0.95;

  const database = demoDatabase();
  let app: FastifyInstance;
  const english = new Map<string, string>();
  beforeAll(async () => {
    const { db } = database;
    const rows = await db.execute<{ id: string; title: string }>(
      sql`select id, title->>${defaultLocale} as title from product`,
    );
    for (const { id, title } of rows.rows) english.set(id, title);
    app = await testApp({ db });
  }, 60_000);
  afterAll(() => app.close());

  async function fault(locale: string, { q, has, first, only }: Question): Promise<string | null> {
    const answer = await app.inject({
      url: '/api/products',
      query: { q, locale, limit: '10', facets: 'none' },
    });
    const { items } = answer.json() as ProductListAnswer;
    const titles = items.map(({ id }) => english.get(id) ?? '');
    const missing = has.filter((title) => !titles.some((it) => it.startsWith(title)));
    if (has.length === 0) return titles.length === 0 ? null : `${q}: expected nothing, found ${titles[0]}`;
    if (missing.length > 0)
      return `${q}: without ${missing.join(', ')}; found ${titles.join(' | ') || 'nothing'}`;
    if (first && !titles[0]?.startsWith(first)) return `${q}: first is ${titles[0]}`;
    const other = only && titles.find((title) => !new RegExp(only, 'i').test(title));
    return other ? `${q}: also ${other}` : null;
  }

  it('at least 95 of 100 questions of the trade find what they mean', async () => {
    const faults: string[] = [];
    for (const [locale, questions] of [
      ['en', en],
      ['tr', tr],
    ] as const) {
      for (const question of questions) {
        const found = await fault(locale, question);
        if (found) faults.push(found);
      }
    }
    const asked = en.length + tr.length;
    expect(asked).toBeGreaterThanOrEqual(200);
    const isEnough = faults.length <= asked * (1 - leastShare);
    expect(isEnough ? [] : faults).toEqual([]);
  }, 120_000);
});
