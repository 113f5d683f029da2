import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronsUpDownIcon, Icon, SortDownIcon, SortUpIcon } from 'shared-kit/ui';
import { asElement } from '../text/as-element.tsx';
import styles from './table.module.css';

export interface TableProps extends ComponentPropsWithRef<'table'> {
  /** Accessible name of the table. */
  label: string;
  /** Highlights rows under the pointer, for rows that are links. */
  hover?: boolean;
  /** On phones each row becomes a block: its head on the first line, its cells below. */
  stacked?: boolean;
}

/** A native table in a box that scrolls sideways, also by keyboard. */
export function Table({ label, hover, stacked, className, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table
        aria-label={label}
        {...rest}
        className={clsx(styles.root, className)}
        data-hover={hover || undefined}
        data-stacked={stacked || undefined}
      />
    </section>
  );
}

export type SortOrder = 'ascending' | 'descending';

export interface ColumnHeadProps extends ComponentPropsWithRef<'th'> {
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Current sort order, if the table is sorted by this column. */
  sorted?: SortOrder | undefined;
  /** Makes the head a button; called with the requested order. */
  onSort?: (order: SortOrder) => void;
}

export function ColumnHead({ numeric, sorted, onSort, className, children, ...rest }: ColumnHeadProps) {
  const next = sorted === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sorted}
      className={clsx(styles.head, className)}
      data-numeric={numeric || undefined}
    >
      {onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {asElement(children)}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function SortMark({ sorted }: { sorted: SortOrder | undefined }) {
  if (!sorted) return <Icon of={ChevronsUpDownIcon} size="tiny" className={styles.unsorted} />;
  return <Icon of={sorted === 'ascending' ? SortUpIcon : SortDownIcon} size="tiny" />;
}

/** A row; `selected` tints it and says so. */ // language: none, an element
export function TableRow({ selected, ...rest }: ComponentPropsWithRef<'tr'> & { selected?: boolean }) {
  return <tr {...rest} data-selected={selected || undefined} />;
}

export interface CellProps extends ComponentPropsWithRef<'td'> {
  numeric?: boolean;
  /** In stacked rows the cell moves to the end of the first line, beside the row's head: for a status. */
  corner?: boolean;
  /** The cell has no real content, so stacked rows leave it out. */
  blank?: boolean;
  /** The cell holds the checkbox of its row. */
  select?: boolean;
}

export function Cell({ numeric, corner, blank, select, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      data-numeric={numeric || undefined}
      data-corner={corner || undefined}
      data-blank={blank || undefined}
      data-select={select || undefined}
    />
  );
}

/** The header cell of a row. */
export function RowHead({ children, ...rest }: ComponentPropsWithRef<'th'> & { children?: ReactNode }) {
  return (
    <th scope="row" {...rest}>
      {children}
    </th>
  );
}
