import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { failureReport, type StackFrame } from 'shared-kit/contract/failures';
import { ApiError } from 'shared-kit/shell';
import { setPageData } from 'shared-kit/shell/host';
import { testConfig } from 'shared-kit/testing';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { noteComponents } from './component-stacks.ts';
import { reportUncaught } from './report-thrown.ts';
import { pageBroke } from './traced-reports.ts';

const { origin } = window.location;
const list: StackFrame = { script: '/r/shop/1.0.0-ab/list.9c.js', line: 1, column: 2345 };
const rows: StackFrame = { script: '/r/quotes/2.0.0-cd/rows.1.js', line: 3, column: 4 };
const host: StackFrame = { script: '/h/host.0f.js', line: 2, column: 8 };
const stackOf = (...frames: StackFrame[]) =>
  frames.map(({ script, line, column }) => `    at f (${origin}${script}:${line}:${column})`).join('\n');
const thrownAt = (...frames: StackFrame[]) =>
  Object.assign(new TypeError('s3cret'), { stack: `TypeError: s3cret\n${stackOf(...frames)}` });

let hours = 0;
let sent: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  jest.useFakeTimers();
  // Each test has all its reports.
  hours += 1;
  jest.setSystemTime(Date.now() + hours * 3_600_000);
  setPageData({ registry: wholeRegistry, config: testConfig });
  sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const reports = () =>
  sent.mock.calls.map(([, init]) => {
    expect(String(init?.body)).not.toMatch(/s3cret|mill\.example/);
    return failureReport.parse(JSON.parse(String(init?.body)));
  });

const shop = { area: 'shop', version: '1.0.0-ab' };
const shell = { area: null, version: wholeRegistry.host };

it.each<[string, unknown, object]>([
  ['in an area', thrownAt(list, host), { ...shop, frames: [list, host] }],
  ['in the host, called by an area', thrownAt(host, list), { ...shop, frames: [host, list] }],
  ['in the shell', thrownAt(host), { ...shell, frames: [host] }],
  ['somewhere else', 's3cret', { ...shell, frames: [] }],
])('a page that threw %s names whose script it was', (_where, error, trace) => {
  window.history.replaceState(
    null,
    '',
    '/tr/quote/018f4d2e-0000-7000-8000-000000000001?email=a@mill.example',
  );
  pageBroke(error);
  expect(reports()).toEqual([{ code: 'page.threw', page: '/quote/:id', components: [], ...trace }]);
});

it('a part of the host that an area shows is told by the components around it', () => {
  const error = thrownAt(host);
  noteComponents(error, stackOf(host, rows, list));
  pageBroke(error);
  expect(reports()).toMatchObject([
    { area: 'quotes', version: '2.0.0-cd', frames: [host], components: [host, rows, list] },
  ]);
});

it.each([
  ['/shop/42', '/shop/:id'],
  ['/tr/manufacturer/anything', '/manufacturer/*'],
  ['/login/s3cret', '/login/:token'],
  ['/s3cret', null],
])('the page at %s is told as %s', (path, page) => {
  window.history.replaceState(null, '', path);
  pageBroke(thrownAt(list));
  expect(reports()).toMatchObject([{ page }]);
});

reportUncaught();
const promiseFails = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const eventThrows = (error: unknown, filename = '') =>
  window.dispatchEvent(
    new ErrorEvent('error', { error, message: 's3cret', filename, lineno: list.line, colno: list.column }),
  );

it.each<[string, () => unknown, object[]]>([
  [
    'a click that threw',
    () => eventThrows(thrownAt(list)),
    [{ code: 'page.event-threw', ...shop, frames: [list] }],
  ],
  [
    'a click that threw a text',
    () => eventThrows('s3cret', `${origin}${list.script}`),
    [{ code: 'page.event-threw', ...shop, frames: [list] }],
  ],
  [
    'a promise that nobody handled',
    () => promiseFails(thrownAt(list)),
    [{ code: 'page.promise-rejected', ...shop, frames: [list] }],
  ],
  ['an extension of the browser', () => eventThrows(new Error('s3cret'), 'chrome-extension://6a/h/x.js'), []],
  ['a promise without a place', () => promiseFails('s3cret'), []],
  ['a refusal of the server', () => promiseFails(new ApiError('internal', 500)), []],
])('of %s it tells what it may', async (_what, happen, told) => {
  happen();
  // As what reads stacks has loaded.
  await import('./traced-reports.ts');
  expect(reports()).toMatchObject(told);
  expect(reports()).toHaveLength(told.length);
});
