import { halfWovenShed } from 'shared-kit/drawing';
import 'shared-kit/drawing.css';

/** Drawn only where a list turns out to be empty. */
export default function HalfWovenShed() {
  return <div dangerouslySetInnerHTML={{ __html: halfWovenShed() }} />;
}
