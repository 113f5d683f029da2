import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { credentialsOf } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/market.ts';
import { type MarketPair, startPair } from '../fixtures/market-pair.ts';
import { missingForNginx } from '../fixtures/nginx.ts';
import { changedShop, command, releasing } from '../fixtures/release-drill.ts';
import { wordsOf } from '../fixtures/words.ts';
import { freePort } from '../free-port.ts';

const host = wordsOf('host');

const url = `https://localhost:${freePort()}`;
test.use({ baseURL: url, ignoreHTTPSErrors: true });
test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.skip(missingForNginx !== null, missingForNginx ?? '');

let pair: MarketPair;
let feed: Server;
let ratesAskedFor = 0;

test.beforeAll(async () => {
  // It starts a market.
  test.setTimeout(120_000);
  feed = createServer((_request, answer) => {
    ratesAskedFor += 1;
    answer.end('no rates');
  });
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening));
  const { port } = feed.address() as AddressInfo;
  pair = await startPair(url, { RATES_FEED_URL: `http://127.0.0.1:${port}/`, BUILD_POLL_SECONDS: '1' });
});
test.afterAll(async () => {
  await pair?.stop();
  feed?.close();
});

type Asked = Readonly<{ method?: string; cookie?: string; from?: string; body?: unknown }>;

/** Sends a request to one process, as nginx would. */
const ask = (
  which: 0 | 1,
  path: string,
  { method = 'GET', cookie = '', from = '10.9.9.9', body }: Asked = {},
) =>
  fetch(pair.processes[which] + path, {
    method,
    headers: {
      cookie,
      origin: url,
      'x-forwarded-for': from,
      'x-forwarded-proto': 'https',
      'idempotency-key': `two-processes-${Math.random()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Returns the session's cookie. */
async function signInAt(which: 0 | 1): Promise<string> {
  const answer = await ask(which, '/api/auth/sign-in/email', {
    method: 'POST',
    body: credentialsOf('retailer'),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}
const statusAt = async (which: 0 | 1, path: string, asked: Asked) => (await ask(which, path, asked)).status;

/** Number of requests that a process has answered. */
async function answeredBy(which: 0 | 1): Promise<number> {
  const figures = await (await fetch(`${pair.processes[which]}/metrics`)).text();
  const counts = figures.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('a visitor signs in, goes on and signs out while the two take turns', async ({ page }) => {
  const before = [await answeredBy(0), await answeredBy(1)] as const;
  await page.goto('/login');
  const { email, password } = credentialsOf('retailer');
  await page.getByLabel(host.en('login.email')).fill(email);
  await page.getByLabel(host.en('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/shop?q=loom');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/quotes');
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: wordsOf('quotes').en('quotes.title') }),
  ).toBeVisible();
  await page.goto('/logout');
  await expect(
    page.getByRole('banner').getByRole('link', { name: host.en('account.sign-in') }),
  ).toBeVisible();
  expect(await answeredBy(0)).toBeGreaterThan(before[0] + 3);
  expect(await answeredBy(1)).toBeGreaterThan(before[1] + 3);
});

test('visitors are told to come by TLS, and reach no figures', async ({ request }) => {
  const plain = await fetch(`${pair.plain}/shop?q=a`, { redirect: 'manual' });
  expect(plain.headers.get('location')).toBe('https://localhost/shop?q=a');
  const page = await request.get('/');
  expect(page.headers()['strict-transport-security']).toMatch(/^max-age=/);
  expect((await request.get('/metrics')).status()).toBe(404);
  const long = await request.get(`/api/products?q=${encodeURIComponent('🧵'.repeat(2500))}`);
  expect(long.status()).toBe(200);
});

test('a file of the shell that one has not is asked of the other', async ({ request }) => {
  const missed = async (which: 0 | 1) => {
    const figures = await (await fetch(`${pair.processes[which]}/metrics`)).text();
    return /duration_seconds_count\{method="GET",route="\/h\/:file",status="404"\} (\d+)/.exec(figures)?.[1];
  };
  expect((await request.get('/h/of-another-version.0123456789.js')).status()).toBe(404);
  expect([await missed(0), await missed(1)]).toEqual(['1', '1']);
});

test('a session that one opened is a session at both, and ended at one is ended at both', async () => {
  const cookie = await signInAt(0);
  expect(await statusAt(1, '/api/profile', { cookie })).toBe(200);
  const news = await ask(0, '/api/events', { cookie });
  await ask(1, '/api/_auth/session', { method: 'DELETE', cookie });
  expect(await statusAt(0, '/api/profile', { cookie })).toBe(401);
  // The page that listens at the other process is told, and its stream ends.
  expect(await news.text()).toContain('event: end\ndata: "signed-out"');
});

test('a cart that is filled at one is the cart at the other', async () => {
  const cookie = await signInAt(0);
  const { items } = (await (await ask(0, '/api/products?q=denim')).json()) as { items: { id: string }[] };
  const added = await ask(0, '/api/cart/lines', {
    method: 'POST',
    cookie,
    body: { productId: items[0]?.id },
  });
  expect(added.status).toBe(200);
  expect(await (await ask(1, '/api/cart', { cookie })).text()).toContain(items[0]?.id);
});

test('a release that one takes in is given by the other soon, files and all', async () => {
  const told = await command('server/src/cli/run.ts', ['release-token', 'create', 'mf-shop'], pair.settings);
  const shop = await releasing(pair.processes[0], told.trim().split('\n').at(-1) ?? '');
  const { live } = await shop.describe();
  const second = await changedShop('pair-2', (words) =>
    words.replace(`"${wordsOf('shop').en('shop.all')}"`, '"All of it"'),
  );
  await shop.upload(second);
  await shop.makeLive(second.version, live?.version ?? null);
  const entry = async () => {
    const { areas } = (await (await ask(1, '/registry.json')).json()) as {
      areas: { id: string; entry: string }[];
    };
    return areas.find(({ id }) => id === 'shop')?.entry ?? '';
  };
  await expect.poll(entry).toContain(`/${second.version}/`);
  expect(await statusAt(1, await entry(), {})).toBe(200);
});

test('attempts of one client are counted by both together, and by its own address', async ({ request }) => {
  let attempts = 0;
  const attempt = async (from: string) => {
    // Another account each time, since failures per account are limited, too.
    attempts += 1;
    const data = { email: `nobody${attempts}@mill.example`, password: 'not the password' };
    const headers = { origin: url, 'x-forwarded-for': from };
    return (await request.post('/api/auth/sign-in/email', { data, headers })).status();
  };
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await attempt('203.0.113.7'));
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
  expect(statuses[20]).toBe(429);
  expect(await attempt('203.0.113.8')).toBe(401);
});

test('rates are asked for by one of the two', () => {
  expect(ratesAskedFor).toBe(1);
});

test('one is stopped and started again, and no visitor notices', async ({ request }) => {
  let isOver = false;
  const failed: string[] = [];
  let asked = 0;
  const visit = async () => {
    while (!isOver) {
      const answer = await request.get('/api/products?q=loom').catch((error: Error) => error);
      asked += 1;
      if (answer instanceof Error) failed.push(answer.message);
      else if (!answer.ok()) failed.push(String(answer.status()));
    }
  };
  const visits = [visit(), visit()];
  await pair.stopSecond();
  const whileOne = asked;
  await pair.startSecond();
  isOver = true;
  await Promise.all(visits);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(whileOne + 20);
});
