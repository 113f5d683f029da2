import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import styles from './viewer.module.css';

type Props = { page: PDFPageProxy; zoom: number; label: string; onBroken: () => void };

/** One page on a canvas, as sharp as the screen is. At zoom 1 it is as wide as its frame. */
export function PdfPage({ page, zoom, label, onBroken }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(frame);
  const broken = useRef(onBroken);
  broken.current = onBroken;
  useEffect(() => {
    if (!canvas.current || width === 0) return;
    return draw(canvas.current, page, width * zoom, () => broken.current());
  }, [page, zoom, width]);
  return (
    <div ref={frame} className={styles.page}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

/** Most pixels of a canvas that every supported browser can draw. */
const mostPixels = 16_000_000;

/** Draws the page `width` CSS pixels wide; the answer stops it. */
function draw(canvas: HTMLCanvasElement, page: PDFPageProxy, width: number, onBroken: () => void) {
  const whole = page.getViewport({ scale: 1 });
  const height = (width * whole.height) / whole.width;
  const sharpness = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
  const viewport = page.getViewport({ scale: (width / whole.width) * sharpness });
  let task: RenderTask | undefined;
  // A canvas takes one drawing at a time, and a stopped one ends a moment later.
  const start = requestAnimationFrame(() => {
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    canvas.style.width = `${width}px`;
    task = page.render({ canvas, viewport });
    task.promise.catch((cause: Error) => {
      if (cause.name !== 'RenderingCancelledException') onBroken();
    });
  });
  return () => {
    cancelAnimationFrame(start);
    task?.cancel();
  };
}

/** The element's width in whole CSS pixels, 0 before it is laid out. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
