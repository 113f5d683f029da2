import { useState } from 'react';
import { axisSteps } from './axis-steps.ts';
import { ChartLine } from './chart-line.tsx';
import styles from './column-chart.module.css';
import { useWidth } from './use-width.ts';

export interface ColumnChartProps {
  /** Accessible name. */
  label: string;
  /** Names of the columns at each step; at most three. */
  series: readonly string[];
  steps: readonly {
    /** Below the axis: short. */
    name: string;
    /** In the tooltip: the whole period. */
    title: string;
    /** One count for each series, 0 or more. */
    values: readonly number[];
  }[];
  formatCount: (count: number) => string;
  /** Writes a figure of the chosen step, where it is more exact than the axis. */
  formatChosen?: (count: number) => string;
  /** The first two series stand on each other, as parts of one whole. */
  isStacked?: boolean;
  /** Drawn over the columns with an axis of its own: a value at the beginning of the first step, then at the end of each. */
  line?: Readonly<{ name: string; values: readonly number[]; highest?: number }>;
  /** The least that the axis reaches, so that charts shown one after the other share a scale; `line` has one too. */
  highest?: number;
}

const height = 220;
const plot = { top: 12, bottom: 28, left: 40, right: 4 };
/** Room for the line's axis. */
const lineAxis = 44;
const bottom = height - plot.bottom;

/**
 * Counts as columns, side by side or on each other. Drawn at the container's width, so that text keeps its size. Put the figures in a table
 * beside it: the drawing itself is one image to screen readers, whose steps are reached by arrow keys.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { label, series, steps, formatCount, formatChosen = formatCount, isStacked = false, line } = props;
  const { width, box } = useWidth<HTMLDivElement>();
  const [chosen, choose] = useState<number | null>(null);
  const lines = axisSteps(
    Math.max(props.highest ?? 0, ...steps.flatMap(({ values }) => (isStacked ? sum(values) : values))),
  );
  const top = lines.at(-1) ?? 1;
  const y = (count: number) => bottom - (count / top) * (bottom - plot.top);
  const right = width - (line ? lineAxis : plot.right);
  const stepWidth = (right - plot.left) / Math.max(1, steps.length);
  const move = (by: number) => choose(Math.min(steps.length - 1, Math.max(0, (chosen ?? -1) + by)));
  return (
    <figure className={styles.root} ref={box}>
      <Key series={series} isStacked={isStacked} line={line?.name} />
      <svg
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys show the figures of a step
        tabIndex={0}
        width={width}
        height={height}
        className={styles.drawing}
        onPointerLeave={() => choose(null)}
        onBlur={() => choose(null)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') move(1);
          if (key === 'ArrowLeft') move(-1);
          if (key === 'Escape') choose(null);
        }}
      >
        {lines.map((line) => (
          <g key={line}>
            <line x1={plot.left} x2={right} y1={y(line)} y2={y(line)} className={styles.line} />
            <text x={plot.left - 8} y={y(line) + 4} textAnchor="end">
              {formatCount(line)}
            </text>
          </g>
        ))}
        {steps.map((step, index) => (
          <Step
            key={step.title}
            step={step}
            x={plot.left + index * stepWidth}
            width={stepWidth}
            y={y}
            isStacked={isStacked}
            isCut={index === steps.length - 1 && stepWidth < nameWidth}
            isNamed={isNamed(index, steps.length, stepWidth)}
            isChosen={index === chosen}
            onChoose={() => choose(index)}
          />
        ))}
        {line && (
          <ChartLine
            values={line.values}
            highest={line.highest ?? 0}
            plot={{ left: plot.left, right, top: plot.top, bottom }}
            formatCount={formatCount}
          />
        )}
      </svg>
      <p className={styles.chosen} aria-live="polite">
        {chosen !== null && describe(chosen, props, formatChosen)}
      </p>
    </figure>
  );
}

type ChartStep = ColumnChartProps['steps'][number];

function describe(
  at: number,
  { steps, series, line }: Pick<ColumnChartProps, 'steps' | 'series' | 'line'>,
  format: (count: number) => string,
) {
  const step = steps[at];
  if (!step) return null;
  const figures = series.map((name, index) => `${name} ${format(step.values[index] ?? 0)}`);
  if (line) figures.push(`${line.name} ${format(line.values[at + 1] ?? 0)}`);
  return `${step.title}: ${figures.join(' · ')}`;
}

/** A name as long as `1Ç ’29`. */
const nameWidth = 44;

/** Where names haven't enough room, every second or third step has one, counted from the last. */
const isNamed = (index: number, count: number, stepWidth: number): boolean =>
  (count - 1 - index) % Math.max(1, Math.ceil(60 / Math.max(1, stepWidth))) === 0;

/** Parts of a whole are told apart by their fill: full below, soft above. */
const lookOf = (index: number, isStacked: boolean): number => (isStacked ? 2 - index : index);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type KeyProps = { series: readonly string[]; isStacked: boolean; line: string | undefined };

const Key = ({ series, isStacked, line }: KeyProps) => (
  <ul className={styles.key} aria-hidden>
    {series.map((name, index) => (
      <li key={name} data-series={lookOf(index, isStacked)}>
        {name}
      </li>
    ))}
    {line !== undefined && <li data-series="line">{line}</li>}
  </ul>
);

type StepProps = {
  step: ChartStep;
  x: number;
  width: number;
  y: (count: number) => number;
  isNamed: boolean;
  isStacked: boolean;
  /** The edge would cut off the end of the name, if it stood in the middle. */
  isCut: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Step({ step, x, width, y, isNamed: named, isStacked, isCut, isChosen, onChoose }: StepProps) {
  const beside = isStacked ? 1 : Math.max(1, step.values.length);
  const column = Math.max(2, Math.min(18, (width * 0.72) / beside));
  const first = x + (width - column * beside) / 2;
  const below = (series: number) => (isStacked ? sum(step.values.slice(0, series)) : 0);
  return (
    <g onPointerEnter={onChoose} data-chosen={isChosen || undefined} className={styles.step}>
      <rect
        x={x}
        y={plot.top}
        width={Math.max(0, width)}
        height={bottom - plot.top}
        className={styles.area}
      />
      {step.values.map((value, series) => (
        <rect
          key={series}
          data-series={lookOf(series, isStacked)}
          className={styles.column}
          x={isStacked ? first : first + series * column}
          width={column - 1}
          y={y(below(series) + value)}
          height={bottom - y(value)}
        />
      ))}
      {named && (
        <text x={isCut ? x + width : x + width / 2} y={height - 8} textAnchor={isCut ? 'end' : 'middle'}>
          {step.name}
        </text>
      )}
    </g>
  );
}
