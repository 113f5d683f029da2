import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { integrityOf } from './hash-of.ts';

const require = createRequire(import.meta.url);

/** The worker of Pdf.js and the decoders that it imports by name: files of their own, as published. */
export const pdfScripts = [
  'pdfjs-dist/build/pdf.worker.min.mjs',
  'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js',
  'pdfjs-dist/wasm/jbig2_nowasm_fallback.js',
];

/** Name of the file that the build makes of a script. Pdf.js names its decoders, so these names stay. */
export const emittedName = (script: string): string => `${parse(script).name}.js`;

/** Hashes by emitted name: browsers check no worker and nothing that one imports, so the viewer does. */
export const pdfScriptHashes = (): Record<string, string> =>
  Object.fromEntries(
    pdfScripts.map((script) => [emittedName(script), integrityOf(readFileSync(require.resolve(script)))]),
  );
