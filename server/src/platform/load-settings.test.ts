import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

describe('load settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'one.env');
  writeFileSync(file, 'OF_THE_FILE=yes\nOF_BOTH=file\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  const program = `import { loadSettings } from ${JSON.stringify(new URL('./load-settings.ts', import.meta.url).href)};
try {
  loadSettings();
  console.log(process.env.OF_THE_FILE, process.env.OF_BOTH);
} catch (error) {
  console.log(error.message);
}`;

  /** In its own process, because it changes the environment. */
  const settingsWith = (ENV_FILE: string): string =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ENV_FILE, OF_BOTH: 'environment' },
      encoding: 'utf8',
    }).stdout.trim();

  it.each<[string, string, string]>([
    ['those of the file that is named, after the environment', file, 'yes environment'],
    ['none of a file where it is told so', '', 'undefined environment'],
    [
      'a sentence where the file is not there',
      '/no/such.env',
      'ENV_FILE names /no/such.env, which does not exist.',
    ],
  ])('reads %s', (_what, named, told) => {
    expect(settingsWith(named)).toBe(told);
  });

  const programs = globSync('{start,cli/*}.ts', { cwd: new URL('..', import.meta.url) });
  it.each(programs.filter((it) => !it.endsWith('.test.ts')))('come before %s reads them', (program) => {
    const source = readFileSync(new URL(`../${program}`, import.meta.url), 'utf8');
    if (source.includes('readEnv(')) expect(source).toContain('loadSettings(');
  });
});
