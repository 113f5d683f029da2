import { halfWovenShed } from 'shared-kit/drawing';
import styles from './half-woven-shed.module.css';
import { InlineSvg } from './inline-svg.tsx';

const markup = halfWovenShed();

/** A drawing for empty lists. */
export const HalfWovenShed = () => <InlineSvg markup={markup} className={styles.root} />;
