import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sampleSpecificationSheet } from './modules/catalogue/testing.ts';
import { sampleTermSheets } from './modules/financing/testing.ts';
import { samplePapers } from './modules/quotes/testing.ts';
import { sampleSignedPaper } from './modules/signing/testing.ts';
import type { PdfDocument } from './platform/pdf/index.ts';
import { writePdf } from './platform/pdf/write-pdf.ts';
import { namesByScript } from './platform/testing/names-by-script.ts';
import { pdfText } from './platform/testing/pdf-text.ts';
import { readXml } from './platform/testing/read-xml.ts';
import { strangeNames, written } from './platform/testing/strange-names.ts';

const line = { quantity: 2, unitPrice: '10', total: '20' };
const ofQuotes = Object.entries(samplePapers).map(
  ([kind, make]) => [kind, [(name: string) => make({ name, currency: 'USD', lines: [line] })]] as const,
);

/** Each kind of paper by the function that makes it; people, companies and goods have the given name. */
const kinds: Readonly<Record<string, readonly ((name: string) => PdfDocument)[]>> = {
  ...Object.fromEntries(ofQuotes),
  termSheet: sampleTermSheets,
  specificationSheet: [sampleSpecificationSheet],
  signedPaper: [sampleSignedPaper],
};

const everyPaper = Object.entries(kinds).flatMap(([kind, makers]) =>
  makers.map((make, index) => [`${kind} ${index + 1}`, make] as const),
);

it('each kind of paper is read here', () => {
  const sources = globSync('modules/**/*.ts', { cwd: import.meta.dirname }).filter(
    (path) => !/test(?:ing)?[./]/.test(path),
  );
  const makers = sources.flatMap((path) => {
    const text = readFileSync(`${import.meta.dirname}/${path}`, 'utf8');
    const headers = text.matchAll(/^export (?:function|const) (\w+)[^;]*?\): (\w+)/gm);
    return [...headers].flatMap(([, name, type]) => (type === 'PdfDocument' ? [name] : []));
  });
  expect(makers.toSorted()).toEqual(Object.keys(kinds).toSorted());
});

describe.each(everyPaper)('%s, with a name of', (_kind, make) => {
  it.each(Object.entries(strangeNames))(
    '%s, says it in metadata that programs can read',
    async (_what, name) => {
      const paper = make(name);
      const pdf = await getDocument({ data: new Uint8Array(await writePdf(paper)) }).promise;
      const { info, metadata } = await pdf.getMetadata();
      expect(info).toMatchObject({
        Title: paper.title.toWellFormed(),
        Author: paper.author.toWellFormed(),
      });
      const { texts } = readXml(metadata?.getRaw() ?? '');
      expect(texts).toEqual(expect.arrayContaining([written(paper.title), written(paper.author)]));
    },
  );
});

describe.each(everyPaper)('%s, with a name in', (_kind, make) => {
  it.each(Object.entries(namesByScript))('%s, can be read and copied', async (_script, name) => {
    const text = await pdfText(await writePdf(make(name)));
    expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
  });
});
