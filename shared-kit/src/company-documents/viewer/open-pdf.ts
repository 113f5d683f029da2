import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';

// The build emits these files beside each other, as they were published.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
const decoders = [
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
];
const decoderFolder = new URL('.', decoders[0]).href;

/** Opens a PDF in a worker of its own, which ends with `destroy()`. */
export const openPdf = (data: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data,
    wasmUrl: decoderFolder,
    // Our policy lets no WebAssembly compile; the decoders exist as plain scripts too.
    useWasm: false,
    verbosity: 0,
  });
