import drawing from 'shared-kit/drawing.module.css';

/** Renders markup of our own drawings. A product's words are escaped in it. */
export function InlineSvg({ markup, className = '' }: { markup: string; className?: string | undefined }) {
  return <div className={`${drawing.root} ${className}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}
