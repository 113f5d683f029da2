import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const root = join(import.meta.dirname, '../..');
const builds = readdirSync(root).filter((name) => name === 'host' || name.startsWith('mf-'));

type Described = {
  integrity: Record<string, string>;
  scripts: string[];
  entry?: string;
};
const script = /\.[cm]?js$/;
/** Runs in the market's own process, which compares it before. */
const serverBundle = 'pages.cjs';
/** Matches code that starts a script itself. All others start by the chunk loader, which checks their hashes. */
const otherStart = /new (?:Shared)?Worker\(|importScripts\(|serviceWorker\.register|\bimport\([^)]/;
/** Scripts with such a start: Pdf.js, whose scripts the viewer compares, and federation's, which loads no modules. */
const knownStarts = [
  {
    by: /GlobalWorkerOptions/,
    runs: ['pdf.worker.min.js', 'openjpeg_nowasm_fallback.js', 'jbig2_nowasm_fallback.js'],
  },
  { by: /__FEDERATION__/, runs: [] },
];

for (const name of builds) {
  const folder = join(root, name, 'dist');
  test(`every script of ${name} that runs is compared with its hash`, () => {
    const files = readdirSync(folder).filter((it) => script.test(it));
    const contents = new Map(files.map((it) => [it, readFileSync(join(folder, it))]));
    const description = join(folder, name === 'host' ? 'host.json' : 'area.json');
    const { integrity, entry, scripts } = JSON.parse(readFileSync(description, 'utf8')) as Described;
    const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
    const hashes = new Map(Object.entries(integrity).map(([address, hash]) => [nameOf(address), hash]));
    const texts = [...contents].map(([file, content]) => [file, content.toString('utf8')] as const);
    // The document and the registry name their hashes.
    const first = [entry ?? '', ...scripts.map(nameOf)];
    for (const [file, content] of contents) {
      const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      expect(hashes.get(file), `${file} has its hash`).toBe(hash);
      if (first.includes(file) || file === serverBundle) continue;
      const who = texts.filter(([by, text]) => by !== file && text.includes(hash)).map(([by]) => by);
      expect(who, `${file} is compared by who starts it`).not.toEqual([]);
    }
    for (const [file, text] of texts) {
      if (file === serverBundle || knownStarts.some(({ runs }) => (runs as string[]).includes(file)))
        continue;
      if (!otherStart.test(text)) continue;
      const known = knownStarts.find(({ by }) => by.test(text));
      expect(
        known,
        `${file} starts scripts that nobody compares: ${otherStart.exec(text)?.[0]}`,
      ).toBeDefined();
      for (const run of known?.runs ?? []) expect(text).toContain(hashes.get(run));
    }
  });
}

test('only the viewer has scripts that start others', () => {
  expect(builds.filter((name) => existsSync(join(root, name, 'dist/pdf.worker.min.js')))).toEqual([
    'mf-admin',
    'mf-bank',
    'mf-manufacturer',
  ]);
});

for (const file of ['pdf.worker.min.js', 'openjpeg_nowasm_fallback.js'])
  test(`a tampered ${file} is not run`, async ({ page, problems }) => {
    problems.allow(/integrity|Failed to load resource/);
    const t = wordsOf('manufacturer').en;
    let asked = 0;
    await page.route(`**/${file}`, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.tampered = true' });
    });
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    await signIn(page, 'machines');
    await page.goto('/documents');
    const show = page.getByRole('button', { name: t('company-documents/viewer.show') }).first();
    await show.click();
    await expect(page.getByText(t('company-documents/viewer.broken'))).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    expect(started).toEqual([]);
    // Once the file is what was released, the same document is shown.
    await page.unroute(`**/${file}`);
    await page.reload();
    await show.click();
    await expect(page.getByRole('img', { name: /1/ }).first()).toBeVisible();
    expect(started).toHaveLength(1);
  });
