import 'shared-kit/drawing.css';

/** Markup of our own drawing office. A product's words reach it escaped, as the drawing's label. */
export function InlineSvg({ markup, className }: { markup: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
