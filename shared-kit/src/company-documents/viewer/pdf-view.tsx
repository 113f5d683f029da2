import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

type Props = {
  file: Blob;
  at: number;
  zoom: number;
  label: string;
  onOpen: (pages: number) => void;
  onBroken: () => void;
};

/** A PDF's page `at`, counted from 1. This module brings Pdf.js, so it loads with the first document. */
export default function PdfView({ file, at, zoom, label, onOpen, onBroken }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file opens another PDF
  useEffect(() => {
    let isWanted = true;
    const task = file.arrayBuffer().then(openPdf);
    task
      .then(({ promise }) => promise)
      .then((opened) => {
        if (!isWanted) return;
        setPdf(opened);
        onOpen(opened.numPages);
      })
      .catch(() => isWanted && onBroken());
    return () => {
      isWanted = false;
      void task.then((it) => it.destroy()).catch(() => undefined);
    };
  }, [file]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback asks for no new page
  useEffect(() => {
    let isWanted = true;
    pdf
      ?.getPage(at)
      .then((found) => isWanted && setPage(found))
      .catch(() => isWanted && onBroken());
    return () => {
      isWanted = false;
    };
  }, [pdf, at]);
  return page && <PdfPage key={page.pageNumber} page={page} zoom={zoom} label={label} onBroken={onBroken} />;
}
