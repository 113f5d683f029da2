import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { mail, queueMail, renderMail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import tr from './messages/tr.json' with { type: 'json' };

describe('mailbox', () => {
  const database = testDatabase();
  const noon = new Date('2026-03-02T12:00:00Z');
  const content = renderMail(
    {
      subject: 'Hello <i>you</i>',
      before: ['<script>alert(1)</script>'],
      action: { label: 'Sign in', url: 'https://market.example/login/abc?x=1&y=2' },
      after: ['javascript:alert(1)'],
    },
    'en',
    'Tezgah',
  );
  beforeAll(() => queueMail(database.db, { to: '"<b>"@mill.example', content, usefulUntil: noon }, noon));

  let app: FastifyInstance;
  afterEach(() => app.close());

  describe('the mailbox of a demo', () => {
    beforeEach(async () => {
      app = await testApp(database, { DEMO: 'true' });
    });

    it('lists mail as text with its links, and takes no markup from it', async () => {
      const answer = await app.inject({ url: '/dev/mailbox' });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('&#60;script&#62;alert(1)');
      expect(answer.body).toContain('&#34;&#60;b&#62;&#34;@mill.example');
      expect(answer.body).not.toMatch(/<script|<i>|<b>/);
      const links = [...answer.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual(['/dev/mailbox?lang=en', '/', 'https://market.example/login/abc?x=1&#38;y=2']);
    });

    it('allows exactly the style that it has, and no script', async () => {
      const { headers } = await app.inject({ url: '/dev/mailbox' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self';/);
      expect(policy).not.toContain('script-src');
    });

    it.each([
      ['the language that is asked for', { url: '/dev/mailbox?lang=tr' }, 'lang="tr"'],
      [
        'the language of the visitor',
        { url: '/dev/mailbox', headers: { cookie: 'locale=tr' } },
        tr['mailbox.title'],
      ],
      ['English otherwise', { url: '/dev/mailbox?lang=de' }, 'Mailbox'],
    ])('speaks %s', async (_what, request, expected) => {
      expect((await app.inject(request)).body).toContain(expected);
    });

    it('shows the HTML of a mail in a frame that can do nothing', async () => {
      const [row] = await database.db.select().from(mail);
      const answer = await app.inject({ url: `/dev/mailbox/${row?.id}` });
      expect(answer.body).toBe(content.html);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
    });

    it.each(['/dev/mailbox/1', '/dev/mailbox/018f4d2e-0000-7000-8000-000000000001'])(
      'has no %s',
      async (url) => {
        expect((await app.inject({ url })).statusCode).toBe(404);
      },
    );
  });

  it.each([
    [{ DEMO: 'true' }, 200],
    [{ NODE_ENV: 'development' }, 200],
    [{}, 404],
    [{ NODE_ENV: 'production' }, 404],
  ])('with %j answers %i', async (variables, status) => {
    app = await testApp(database, variables);
    expect((await app.inject({ url: '/dev/mailbox' })).statusCode).toBe(status);
  });
});
