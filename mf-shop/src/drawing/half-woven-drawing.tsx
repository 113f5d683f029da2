import { halfWovenShed } from 'shared-kit/drawing';
import styles from './half-woven-shed.module.css';
import { InlineSvg } from './inline-svg.tsx';

const markup = halfWovenShed();

export default function HalfWovenDrawing() {
  return <InlineSvg markup={markup} className={styles.root} />;
}
