import { halfWovenShed } from 'shared-kit/drawing';
import 'shared-kit/drawing.css';

/** Loaded only when a list is empty. */
export default function HalfWovenShed() {
  return <div dangerouslySetInnerHTML={{ __html: halfWovenShed() }} />;
}
