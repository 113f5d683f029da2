import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';

/** The build's hashes of the scripts below, by file name. */
declare const pdfScriptHashes: Readonly<Record<string, string>>;

// The build emits these files beside each other, as they were published.
const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
const decoders = [
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
];
const decoderFolder = new URL('.', decoders[0]).href;
GlobalWorkerOptions.workerSrc = worker.href;

let checked: Promise<unknown> | null = null;

/**
 * Browsers don't check a worker, nor what it imports. So each of its scripts is fetched with its hash first, and comes
 * from the browser's cache when it runs. Rejects if one is missing or isn't what was released.
 */
function checkScripts(): Promise<unknown> {
  checked ??= Promise.all([worker, ...decoders].map(fetchChecked)).catch((error: unknown) => {
    checked = null;
    throw error;
  });
  return checked;
}

async function fetchChecked({ href }: URL): Promise<void> {
  const integrity = pdfScriptHashes[href.slice(href.lastIndexOf('/') + 1)];
  if (!integrity) throw new Error(`The build names no hash for ${href}`);
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`${href} did not load`);
}

/** Opens a PDF in a worker of its own, which ends with `destroy()`. */
export async function openPdf(data: ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  await checkScripts();
  return getDocument({
    data,
    wasmUrl: decoderFolder,
    // Our policy lets no WebAssembly compile; the decoders exist as plain scripts too.
    useWasm: false,
    verbosity: 0,
  });
}
