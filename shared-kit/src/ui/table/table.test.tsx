import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Cell, ColumnHead, RowHead, type SortOrder, Table, TableRow } from './table.tsx';

function quotes(sorted?: SortOrder, onSort?: (order: SortOrder) => void) {
  return (
    <Table label="Quotes">
      <thead>
        <tr>
          <ColumnHead sorted={sorted} onSort={onSort}>
            Buyer
          </ColumnHead>
          <ColumnHead numeric>Value</ColumnHead>
        </tr>
      </thead>
      <tbody>
        <TableRow selected>
          <RowHead>Karaova Mensucat A.Ş.</RowHead>
          <Cell numeric>$1,248,500</Cell>
        </TableRow>
      </tbody>
    </Table>
  );
}

it('is a named table with heads of columns and rows, reachable by keyboard to scroll', async () => {
  render(quotes());
  expect(screen.getByRole('table', { name: 'Quotes' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Value' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Karaova Mensucat A.Ş.' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Quotes' })).toHaveFocus();
});

it.each([
  [undefined, null, 'ascending'],
  ['ascending', 'ascending', 'descending'],
  ['descending', 'descending', 'ascending'],
] as const)('sorted %s says %s and asks for %s', async (sorted, said, asked) => {
  const onSort = jest.fn();
  render(quotes(sorted, onSort));
  expect(screen.getByRole('columnheader', { name: 'Buyer' }).getAttribute('aria-sort')).toBe(said);
  await userEvent.click(screen.getByRole('button', { name: 'Buyer' }));
  expect(onSort).toHaveBeenCalledWith(asked);
});
