import { halfWovenShed } from 'shared-kit/drawing';
import drawing from 'shared-kit/drawing.module.css';

/** Loaded only when a list is empty. */
export default function HalfWovenShed() {
  return <div className={drawing.root} dangerouslySetInnerHTML={{ __html: halfWovenShed() }} />;
}
