import type { ProductDraft } from 'shared-kit/contract/products';
import { drawingOf, drawProduct } from 'shared-kit/drawing';
import drawing from 'shared-kit/drawing.module.css';
import styles from './editor.module.css';

type Props = { category: string; attributes: ProductDraft['attributes']; label: string };

/** The drawing follows the attributes as they are typed. */
export default function LiveDrawing({ category, attributes, label }: Props) {
  const markup = drawProduct(drawingOf(category, attributes), { label });
  // Our own drawing; a product's words are escaped in it.
  return <div className={`${drawing.root} ${styles.drawing}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}
