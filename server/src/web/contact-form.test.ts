import { describe, expect, it } from '@jest/globals';
import { testWeb } from './testing/test-web.ts';

describe('contact form', () => {
  const market = testWeb();
  const entries = {
    name: 'Deniz Aksoy',
    email: 'deniz@mill.example',
    company: '',
    topic: 'buying',
    message: 'Sekiz kabinli ram arıyoruz.',
  };
  const post = (path: string, changed: Readonly<Record<string, string>> = {}, headers = {}) =>
    market.post(path, new URLSearchParams({ ...entries, ...changed }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });

  it.each([
    ['/contact-us', {}, 'sent'],
    ['/tr/contact-us', { email: 'deniz@boya.example' }, 'sent'],
    ['/contact-us', { message: 'short' }, 'refused'],
    ['/contact-us', { email: 'nobody' }, 'refused'],
    ['/tr/contact-us', { topic: '' }, 'refused'],
  ])('%s with %j leads back to say %s', async (path, changed, outcome) => {
    const answer = await post(path, changed);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${path}#message-${outcome}`);
  });

  it('takes the same message again without a word, and not one after the other for ever', async () => {
    const email = 'often@mill.example';
    const outcomes: unknown[] = [];
    for (const message of [
      'The first of many.',
      'The first of many.',
      'The second one.',
      'The third of them.',
    ])
      outcomes.push((await post('/contact-us', { email, message })).headers.location);
    expect(outcomes.map((it) => String(it).split('#')[1])).toEqual([
      'message-sent',
      'message-sent',
      'message-sent',
      'message-too-many',
    ]);
  });

  it.each(['application/json', 'text/plain', 'application/octet-stream', 'multipart/form-data; boundary=x'])(
    'takes no %s',
    async (type) => {
      expect((await post('/contact-us', {}, { 'content-type': type })).statusCode).toBe(415);
    },
  );

  it('takes nothing from the page of another site', async () => {
    expect((await post('/contact-us', {}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  });
});
