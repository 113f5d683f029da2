import type { ReactNode } from 'react';
import { Sheet } from '../sheet/sheet.tsx';
import { Cell, type CellProps, ColumnHead, Row, RowHead, Table } from './table.tsx';

/** One column of a list: its head, and what it says of each item. */
export interface Column<Item> extends Pick<CellProps, 'numeric' | 'corner' | 'className'> {
  head: string;
  cell: (item: Item) => ReactNode;
  /** Whether the cell says that there is nothing to say, which phones leave out. */
  blank?: (item: Item) => boolean;
}

export interface ListTableProps<Item> {
  /** Names the table. */
  label: string;
  items: readonly Item[];
  /** The first one names each row. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  /** Rows answer the pointer; for rows that lead somewhere. */
  hover?: boolean;
}

/** A list on a sheet: a row for each item, on phones a short block. */
export function ListTable<Item extends { id: string }>(props: ListTableProps<Item>) {
  const { label, items, columns, hover = false } = props;
  const [first, ...others] = columns;
  return (
    <Sheet>
      <Table label={label} stacked hover={hover}>
        <thead>
          <tr>
            {columns.map(({ head, numeric = false }) => (
              <ColumnHead key={head} numeric={numeric}>
                {head}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id}>
              <RowHead>{first.cell(item)}</RowHead>
              {others.map(({ head, cell, blank, ...look }) => (
                <Cell key={head} {...look} blank={blank?.(item) ?? false}>
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
