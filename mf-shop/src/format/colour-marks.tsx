import styles from './colour-marks.module.css';

/** Shows the colours that the text beside them names. */
export function ColourMarks({ colours }: { colours: readonly string[] }) {
  return (
    <span aria-hidden className={styles.root}>
      {colours.map((colour, at) => (
        <i key={at} className={styles.mark} style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}
