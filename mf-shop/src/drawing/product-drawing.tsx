import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { drawingOf, drawProduct } from 'shared-kit/drawing';
import { InlineSvg } from './inline-svg.tsx';

/** A chunk of its own: the drawing code loads after words and figures. */
export default function ProductDrawing({
  drawing: { category, attributes },
  label,
  scope,
  className,
}: {
  drawing: ProductDetail['drawing'];
  label: string;
  /** Keeps the ids of two equal drawings on one page apart. */
  scope?: string;
  className?: string;
}) {
  const markup = drawProduct(drawingOf(category, attributes), { label, scope });
  return <InlineSvg markup={markup} className={className} />;
}
