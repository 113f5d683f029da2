import styles from './terms.module.css';

/** What a term states, each on a line of its own; a dash where nothing is stated. */
export function TermLines({ lines }: { lines: readonly string[] }) {
  if (lines.length < 2) return lines[0] ?? '–';
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
