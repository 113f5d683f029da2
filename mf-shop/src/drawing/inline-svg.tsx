import 'shared-kit/drawing.css';

/** Renders markup of our own drawings. A product's words are escaped in it. */
export function InlineSvg({ markup, className }: { markup: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
