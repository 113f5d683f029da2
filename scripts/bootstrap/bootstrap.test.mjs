import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readOptions } from '../testing/options.mjs';
import { contentHash } from './content-hash.mjs';
import { isInstalledByHand } from './install.mjs';
import { checkOwnNode } from './runtime.mjs';

describe('the Node that sets up', () => {
  it.each(['v20.0.0', 'v22.18.0', 'v26.12.1'])('may be %s', (version) => {
    expect(() => checkOwnNode(version)).not.toThrow();
  });
  it.each(['v18.20.8', 'v19.9.0'])('may not be %s', (version) => {
    expect(() => checkOwnNode(version)).toThrow(`Node ${version} is too old to set the market up.`);
  });
});

describe('the content hash of a folder, after', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tezgah-hash-'));
    writeFileSync(join(folder, 'a.ts'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const hash = () => contentHash(folder, [folder], { wanted: (path) => !path.endsWith('.test.ts') });

  it.each([
    ['another content', () => writeFileSync(join(folder, 'a.ts'), 'two'), true],
    ['a new file', () => writeFileSync(join(folder, 'b.ts'), ''), true],
    ['a newer date', () => utimesSync(join(folder, 'a.ts'), new Date(), new Date()), false],
    ['a file that is not wanted', () => writeFileSync(join(folder, 'a.test.ts'), ''), false],
  ])('%s', (_what, change, counts) => {
    const before = hash();
    change();
    expect(hash() !== before).toBe(counts);
  });
});

describe('an install is not repeated after that of pnpm', () => {
  let folder;
  const write = (file, content) => writeFileSync(join(folder, file), content);
  const record = (content) => write('node_modules/.pnpm-workspace-state-v1.json', JSON.stringify(content));
  const complete = () => ({ projects: { [folder]: {} }, lastValidatedTimestamp: Date.now() });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tezgah-installed-'));
    for (const it of ['node_modules/.pnpm', 'mf-shop']) mkdirSync(join(folder, it), { recursive: true });
    for (const it of ['package.json', 'pnpm-workspace.yaml', 'mf-shop/package.json']) write(it, '{}');
    for (const it of ['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml']) write(it, 'one');
    record(complete());
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const soon = () => new Date(Date.now() + 60_000);

  it('where nothing changed since', () => expect(isInstalledByHand(folder)).toBe(true));
  it('where it added a package, which it names last', () => {
    const justAfter = new Date(Date.now() + 200);
    utimesSync(join(folder, 'mf-shop/package.json'), justAfter, justAfter);
    expect(isInstalledByHand(folder)).toBe(true);
  });

  it.each([
    ['the lockfile is another', () => write('pnpm-lock.yaml', 'two')],
    ['a package file is newer', () => utimesSync(join(folder, 'mf-shop/package.json'), soon(), soon())],
    ['it was in another folder', () => record({ ...complete(), projects: { '/elsewhere': {} } })],
    ['pnpm says nothing', () => rmSync(join(folder, 'node_modules'), { recursive: true })],
  ])('but it is where %s', (_what, change) => {
    change();
    expect(isInstalledByHand(folder)).toBe(false);
  });
});

describe('options of the test command', () => {
  it('keep to a change', () => {
    expect(readOptions(['--changed'])).toEqual({
      only: ['checks', 'jest', 'e2e', 'drills'],
      alsoOn: undefined,
      all: false,
      changed: true,
      rest: [],
    });
  });
  it('keep stages, a second database and what is for jest apart', () => {
    const given = ['--all', '--only=checks,jest', '--also-on=postgres://x/y', 'server', '-t', 'name'];
    expect(readOptions(given)).toEqual({
      only: ['checks', 'jest'],
      alsoOn: 'postgres://x/y',
      all: true,
      changed: false,
      rest: ['server', '-t', 'name'],
    });
  });
  it('refuse a stage that does not exist', () => {
    expect(() => readOptions(['--only=lint'])).toThrow('There is no stage named lint.');
  });
});

/** Runs a program that runs another, which runs a third. The third prints its pid and waits. */
function threeDeep() {
  const third = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const second = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(third)}], { stdio: 'inherit' })`;
  const first = `
    import { run } from ${JSON.stringify(new URL('./run.mjs', import.meta.url).href)};
    await run(process.execPath, ['-e', ${JSON.stringify(second)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', first], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A zombie (`Z`) has ended and isn't alive. */
const isAlive = (pid) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)]).stdout.toString());

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s leaves nothing running', async (signal) => {
  const program = threeDeep();
  const pid = Number(await new Promise((resolve) => program.stdout.once('data', resolve)));
  const ended = new Promise((resolve) => program.once('close', resolve));
  expect(isAlive(pid)).toBe(true);
  program.kill(signal);
  expect(await ended).toBe(130);
  expect(isAlive(pid)).toBe(false);
});

describe('a program that cannot go on', () => {
  const stop = new URL('./stop.mjs', import.meta.url).href;
  const said = (body) => {
    const program = `import { main, Stop } from '${stop}'; await main(async () => { ${body} });`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const refused = (code) =>
    `throw Object.assign(new Error('${code}: write'), { code: '${code}', syscall: 'write' });`;

  it.each(['ENOSPC', 'EACCES', 'EROFS', 'EMFILE'])('says what helps against %s, without a stack', (code) => {
    const { status, stderr } = said(refused(code));
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^\\n✗ ${code}: write\\.\\n  [^\\n]+\\.\\n$`));
  });

  it('shows the stack of a defect of ours', () => {
    expect(said("throw new TypeError('x');").stderr).toMatch(/TypeError: x\n\s+at /);
  });
});
