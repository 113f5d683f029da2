import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { extract } from 'tar-stream';
import { againReleased } from './again.mjs';
import { archiveOf } from './archive.mjs';
import { failureLines } from './failure-lines.mjs';
import { readOptions, readPercent, readReason } from './options.mjs';
import { remedies } from './remedies.mjs';
import { compared } from './sizes.mjs';
import { trialLines } from './trial-lines.mjs';
import { verify } from './verify.mjs';

describe('options', () => {
  const read = (argv, env = { RELEASE_TOKEN: 'of-env' }) => readOptions('Usage: …', {}, argv, env);

  it('name an area, a market and a token', () => {
    expect(read(['mf-shop', '1.2', '--url', 'https://market.example/x', '--token=mine'])).toMatchObject({
      name: 'mf-shop',
      area: 'shop',
      rest: ['1.2'],
      url: 'https://market.example',
      token: 'mine',
    });
  });
  it('come from the environment where they are not given', () => {
    const env = { RELEASE_TOKEN: 'of-env', RELEASE_URL: 'http://10.0.0.1:4000' };
    expect(read(['mf-bank'], env)).toMatchObject({ token: 'of-env', url: 'http://10.0.0.1:4000' });
  });
  it.each([
    ['no area', [], {}, 'No area is named.'],
    ['another area', ['mf-loom'], {}, 'There is no area named mf-loom.'],
    ['no token', ['mf-shop'], {}, 'There is no release token.'],
    [
      'no address',
      ['mf-shop', '--url', 'market'],
      { RELEASE_TOKEN: 'x' },
      'market is no address of a market.',
    ],
    ['an unknown flag', ['mf-shop', '--force'], { RELEASE_TOKEN: 'x' }, /--force/],
  ])('%s is refused', (_what, argv, env, message) => {
    expect(() => read(argv, env)).toThrow(message);
  });
});

describe('a share of visitors', () => {
  it.each([
    ['1', 1],
    ['99', 99],
    [undefined, undefined],
  ])('%s', (given, percent) => {
    expect(readPercent(given)).toBe(percent);
  });
  it.each(['0', '100', '10.5', 'ten', ''])('%s is none', (given) => {
    expect(() => readPercent(given)).toThrow('is no share of visitors');
  });
});

describe('a reason to go past the gate', () => {
  it('is kept as it was said', () => expect(readReason(' The fair opens. ')).toBe('The fair opens.'));
  it('is not there unless asked for', () => expect(readReason(undefined)).toBeUndefined());
  it.each(['', '  '])('may not be empty: "%s"', (given) => {
    expect(() => readReason(given)).toThrow('--skip-gate needs a reason.');
  });
});

it.each([
  [2048, undefined, 'all 2.0 kB'],
  [2048, 1024, 'all 2.0 kB (before 1.0 kB, +100.0 %)'],
  [512, 1024, 'all 0.5 kB (before 1.0 kB, -50.0 %)'],
  [1024, 1024, 'all 1.0 kB (before 1.0 kB, 0.0 %)'],
])('%s bytes after %s: %s', (bytes, before, line) => {
  expect(compared('all', bytes, before)).toBe(line);
});

describe('a version that is built again', () => {
  const market = {
    live: { version: '3' },
    canary: { version: '4', percent: 10 },
    releases: [
      ...['1', '2', '3', '4', '5'].map((version) => ({ version })),
      { version: '0', collected: true },
    ],
    events: [
      { version: '4', previous: '3' },
      { version: '3', previous: '2' },
      { version: '2', previous: '1' },
    ],
  };
  const again = (version, percent) => againReleased(market, { name: 'mf-shop', version, percent });

  it('is new when the market does not have it', () => expect(again('6')).toBe('new'));
  it('is tried again when nobody got it', () => expect(again('5', 10)).toBe('again'));
  it('changes its share when it is the canary', () => expect(again('4', 50)).toBe('share'));
  it.each([
    ['the canary, without a share', '4', undefined, /is the canary already, for 10 %/],
    ['the canary, with its share', '4', 10, /is the canary already, for 10 %/],
    ['what is live', '3', 10, /is live already/],
    ['what was live', '2', undefined, /was released before/],
    ['what was only ever replaced', '1', undefined, /was released before/],
    ['what nobody got in 30 days', '0', 10, /its files were removed since/],
  ])('is explained: %s', (_what, version, percent, message) => {
    expect(() => again(version, percent)).toThrow(message);
  });
});

describe('a build', () => {
  // By its content.
  const version = '1-ad0f1d3c3858';
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tezgah-release-'));
    const entry = 'var mf_shop = {};';
    const hash = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
    const described = {
      id: 'shop',
      contract: 4,
      uses: {},
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': hash },
      scripts: [],
      styles: [],
      pages: [],
      messages: {},
      version,
    };
    writeFileSync(join(folder, 'remoteEntry.js'), entry);
    writeFileSync(join(folder, 'area.json'), JSON.stringify(described));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is looked at by the market's own rules before anything is sent", async () => {
    expect(await verify(folder, 'shop')).toMatchObject({
      version,
      entryBytes: expect.any(Number),
      entryBudget: 16_384,
      html: [],
    });
    writeFileSync(join(folder, 'remoteEntry.js'), 'var mf_shop = changed;');
    await expect(verify(folder, 'shop')).rejects.toThrow(
      'The market would refuse this build (release.build-invalid: remoteEntry.js is not the file that its description tells of.).',
    );
  });

  it('is told which version its content has', async () => {
    const file = join(folder, 'area.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(version, '2'));
    await expect(verify(folder, 'shop')).rejects.toMatchObject({
      message:
        'The market would refuse this build (release.version-wrong: By its content it is 2-ad0f1d3c3858, not 2.).',
      remedy: remedies['release.version-wrong'],
    });
  });

  it('is the same archive each time, its files in order', async () => {
    const [first, second] = [await archiveOf(folder), await archiveOf(folder)];
    expect(first.equals(second)).toBe(true);
    const unpack = extract();
    unpack.end(first);
    const names = [];
    for await (const entry of unpack) {
      names.push(entry.header.name);
      entry.resume();
    }
    expect(names).toEqual(['area.json', 'remoteEntry.js']);
  });
});

describe('failures in browsers', () => {
  const frame = { script: '/r/shop/1/list.1.js', line: 1, column: 2345, source: null };
  const source = { file: 'mf-shop/src/list.tsx', line: 12, column: 7 };
  const failure = {
    hash: '00ab',
    code: 'page.threw',
    version: '1',
    page: '/shop/:id',
    count: 12,
    firstDay: '2026-11-20',
    lastDay: '2026-11-21',
    frames: [{ ...frame, source }, frame],
    components: [{ ...frame, source }],
  };

  it('are shown with their places in the source, or in the built file', () => {
    expect(failureLines('mf-shop', [failure, { ...failure, lastDay: '2026-11-20', page: null }])).toEqual([
      '2026-11-21      12 times  page.threw  /shop/:id',
      '            1, failure 00ab, since 2026-11-20',
      '              at mf-shop/src/list.tsx:12:7',
      '              at /r/shop/1/list.1.js:1:2345',
      '              in mf-shop/src/list.tsx:12:7',
      '2026-11-20      12 times  page.threw',
      '            1, failure 00ab',
      '              at mf-shop/src/list.tsx:12:7',
      '              at /r/shop/1/list.1.js:1:2345',
      '              in mf-shop/src/list.tsx:12:7',
    ]);
  });
  it('may be none', () => expect(failureLines('mf-shop', [])).toHaveLength(1));
});

describe('what the market knows of a release', () => {
  const known = {
    state: 'untried',
    decidedAt: null,
    by: null,
    reason: null,
    faults: [],
    figures: null,
    askedAt: null,
    startedAt: null,
  };
  const at = '2026-11-20T09:00:00Z';
  const figures = { pages: 12, roles: 5, seconds: 41.6 };
  const faults = ['/shop as a visitor: no main heading', '/cart as a buyer:\nits script threw'];

  it.each([
    ['waits', { askedAt: at }, ['waits for its trial']],
    ['is being tried', { askedAt: at, startedAt: at }, ['is being tried']],
    ['was never asked about', {}, ['not tried']],
    ['passed', { state: 'tried', decidedAt: at, figures }, ['tried: 12 pages as 5 roles in 42 s']],
    [
      'failed',
      { state: 'refused', decidedAt: at, figures, faults },
      [
        'refused: 12 pages as 5 roles in 42 s',
        '/shop as a visitor: no main heading',
        '/cart as a buyer:',
        'its script threw',
      ],
    ],
    [
      'was allowed all the same',
      {
        state: 'skipped',
        decidedAt: at,
        by: 'Burak Tan',
        reason: 'The fair opens.',
        faults: faults.slice(0, 1),
      },
      ['allowed by Burak Tan', 'because: The fair opens.', '/shop as a visitor: no main heading'],
    ],
    ['came with the market', { state: 'shipped' }, ['came with the market']],
    ['is older than trials', { state: 'tried-before' }, ['tried before the market tried releases']],
  ])('is told when it %s', (_what, more, lines) => {
    expect(trialLines({ ...known, ...more })).toEqual(lines);
  });
});
