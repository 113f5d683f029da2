import type { ReactNode } from 'react';
import { Checkbox, Sheet, VisuallyHidden } from 'shared-kit/ui';
import { Cell, type CellProps, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';

/** One column of a list: its head, and what it says of each item. */
export interface Column<Item> extends Pick<CellProps, 'numeric' | 'corner' | 'className'> {
  head: string;
  cell: (item: Item) => ReactNode;
  /** Whether the cell says that there is nothing to say, which phones leave out. */
  blank?: (item: Item) => boolean;
}

/** Which items are selected, by a checkbox before each row. */
export interface ListSelection<Item> {
  isSelected: (item: Item) => boolean;
  select: (items: readonly Item[], isSelected: boolean) => void;
  /** Name of an item's checkbox. */
  labelOf: (item: Item) => string;
  /** Name of the checkbox for all items. */
  allLabel: string;
}

export interface ListTableProps<Item> {
  /** Names the table. */
  label: string;
  items: readonly Item[];
  /** The first one names each row. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  /** Rows answer the pointer; for rows that lead somewhere. */
  hover?: boolean;
  selection?: ListSelection<Item>;
}

/** A list on a sheet: a row for each item, on phones a short block. */
export function ListTable<Item extends { id: string }>(props: ListTableProps<Item>) {
  const { label, items, columns, hover = false, selection } = props;
  const [first, ...others] = columns;
  return (
    <Sheet>
      <Table label={label} stacked hover={hover}>
        <thead>
          <tr>
            {selection && <SelectAll items={items} selection={selection} />}
            {columns.map(({ head, numeric = false }) => (
              <ColumnHead key={head} numeric={numeric}>
                {head}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TableRow key={item.id} selected={selection?.isSelected(item) ?? false}>
              {selection && (
                <Cell select>
                  <Checkbox
                    checked={selection.isSelected(item)}
                    onChange={({ target }) => selection.select([item], target.checked)}
                  >
                    <VisuallyHidden>{selection.labelOf(item)}</VisuallyHidden>
                  </Checkbox>
                </Cell>
              )}
              <RowHead>{first.cell(item)}</RowHead>
              {others.map(({ head, cell, blank, ...look }) => (
                <Cell key={head} {...look} blank={blank?.(item) ?? false}>
                  {cell(item)}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function SelectAll<Item>({ items, selection }: { items: readonly Item[]; selection: ListSelection<Item> }) {
  const selected = items.filter(selection.isSelected).length;
  return (
    <ColumnHead>
      <Checkbox
        checked={selected === items.length}
        indeterminate={selected > 0 && selected < items.length}
        onChange={({ target }) => selection.select(items, target.checked)}
      >
        <VisuallyHidden>{selection.allLabel}</VisuallyHidden>
      </Checkbox>
    </ColumnHead>
  );
}
