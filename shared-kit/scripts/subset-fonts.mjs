/**
 * Makes src/fonts/ from the Archivo package: the letters and signs of English and Turkish, the weights and
 * widths of the tokens, nothing else. Run it by hand after changing a list here and commit what it writes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontFiles } from '../src/fonts/font-files.ts';

const target = new URL('../src/fonts/', import.meta.url);
const archivo = new URL('./', import.meta.resolve('@fontsource-variable/archivo/package.json'));

const variationAxes = {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 88, max: 106, default: 100 },
};

await mkdir(target, { recursive: true });
for (const font of fontFiles) {
  const source = await readFile(new URL(`files/${font.source}`, archivo));
  const subset = await subsetFont(source, font.letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'case'],
    noHinting: true,
  });
  await writeFile(new URL(font.file, target), subset);
  console.log(`${font.file}: ${(subset.length / 1024).toFixed(1)} KB of ${font.limitKb} KB allowed`);
}
await copyFile(new URL('LICENSE', archivo), new URL('OFL.txt', target));
console.log(`Licence beside them: ${fileURLToPath(new URL('OFL.txt', target))}`);
