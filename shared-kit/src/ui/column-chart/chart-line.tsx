import { axisSteps } from './axis-steps.ts';
import styles from './column-chart.module.css';

interface ChartLineProps {
  /** At the beginning of the first step, then at the end of each. */
  values: readonly number[];
  /** The least that its axis reaches. */
  highest: number;
  /** Of the columns, in pixels. */
  plot: Readonly<{ left: number; right: number; top: number; bottom: number }>;
  formatCount: (count: number) => string;
}

/** A figure that goes on from step to step, with an axis of its own at the right. */
export function ChartLine({ values, highest, plot, formatCount }: ChartLineProps) {
  const end = axisSteps(Math.max(highest, ...values)).at(-1) ?? 1;
  const x = (index: number) =>
    plot.left + (index / Math.max(1, values.length - 1)) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - (value / end) * (plot.bottom - plot.top);
  return (
    <g>
      <polyline
        className={styles.runningLine}
        points={values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
      />
      {[0, end].map((value) => (
        <text key={value} x={plot.right + 8} y={y(value) + 4}>
          {formatCount(value)}
        </text>
      ))}
    </g>
  );
}
