import { CheckIcon, Icon } from 'shared-kit/ui';
import { ColourMarks } from '../../format/colour-marks.tsx';
import { useText } from '../../text.ts';
import { barOf, bestOf, type ComparedCell, type ComparedRow } from './compared-row.ts';
import styles from './fact-row.module.css';

export function FactRow({ row }: { row: ComparedRow }) {
  const best = bestOf(row);
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, at) => (
        <td key={at}>
          <Fact cell={cell} bar={barOf(row, cell)} isBest={best !== null && cell.figure === best} />
        </td>
      ))}
    </tr>
  );
}

/** The best value is bold, with a tick and a green bar: never colour alone. */
function Fact({
  cell: { text, figure, colours = [] },
  bar,
  isBest,
}: {
  cell: ComparedCell;
  bar: number | null;
  isBest: boolean;
}) {
  const t = useText();
  if (text === null) return <span className={styles.unstated}>{t('compare.not-stated')}</span>;
  return (
    <div className={styles.fact} data-best={isBest || undefined} data-figure={figure !== null || undefined}>
      <span>
        {colours.length > 0 && <ColourMarks colours={colours} />}
        <span>{text}</span>
        {isBest && <Icon of={CheckIcon} size="small" label={t('compare.best')} className={styles.tick} />}
      </span>
      {bar !== null && <i className={styles.bar} style={{ inlineSize: `${bar}%` }} />}
    </div>
  );
}
