import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { drawingOf, drawToScale } from 'shared-kit/drawing';
import { InlineSvg } from '../../../drawing/inline-svg.tsx';
import type { Size } from './true-scale.ts';

/** A chunk of its own: the drawing code loads after words and figures. */
export default function ScaledDrawing({
  drawing: { category, attributes },
  frame,
  size,
}: {
  drawing: ComparedProduct['drawing'];
  frame: Size;
  size: Size | null;
}) {
  const drawing = drawingOf(category, attributes);
  return <InlineSvg markup={drawToScale(drawing, frame, size)} />;
}
