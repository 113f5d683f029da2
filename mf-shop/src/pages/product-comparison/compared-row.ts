import type { ComparisonRow } from 'shared-kit/contract/catalogue';

export type ComparedCell = Readonly<{
  /** Displayed text; `null` if not stated. */
  text: string | null;
  /** The value as a number, if it is one. */
  figure: number | null;
  /** Hex colours that the text names. */
  colours?: readonly string[];
}>;

export type ComparedRow = Readonly<{
  key: string;
  label: string;
  /** Unit of the figures; `null` for a row of words. */
  unit: string | null;
  better: ComparisonRow['better'];
  cells: readonly ComparedCell[];
}>;

export type RowGroup = Readonly<{ key: string; title: string; rows: readonly ComparedRow[] }>;

/** A missing value differs from every stated one. */
export const differs = ({ cells }: ComparedRow): boolean => new Set(cells.map(({ text }) => text)).size > 1;

const figuresOf = ({ cells }: ComparedRow) => cells.flatMap(({ figure }) => figure ?? []);

/** The best figure, if the figures differ. */
export function bestOf(row: ComparedRow): number | null {
  const figures = figuresOf(row);
  if (row.better === null || new Set(figures).size < 2) return null;
  return row.better === 'higher' ? Math.max(...figures) : Math.min(...figures);
}

/** Length of a cell's bar in per cent of the longest; `null` if bars would say nothing. */
export function barOf(row: ComparedRow, { figure }: ComparedCell): number | null {
  const figures = figuresOf(row);
  const longest = Math.max(...figures);
  if (row.better === null || figure === null || figures.length < 2) return null;
  return longest > 0 && Math.min(...figures) >= 0 ? (100 * figure) / longest : null;
}

export const onlyDifferent = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(differs) }))
    .filter(({ rows }) => rows.length > 0);
