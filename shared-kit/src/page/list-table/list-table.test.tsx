import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListTable } from './list-table.tsx';

it('has a row for each item, named by its first column', () => {
  render(
    <ListTable
      label="Quotes"
      items={[
        { id: 'one', buyer: 'Karaova Mensucat A.Ş.', value: '$1,248,500' },
        { id: 'two', buyer: 'Fjordline Upholstery AS', value: null },
      ]}
      columns={[
        { head: 'Buyer', cell: ({ buyer }) => buyer },
        { head: 'Value', cell: ({ value }) => value ?? '–', blank: ({ value }) => !value, numeric: true },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Quotes' }));
  expect(table.getAllByRole('columnheader').map((it) => it.textContent)).toEqual(['Buyer', 'Value']);
  const row = within(table.getByRole('row', { name: /^Karaova/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Karaova Mensucat A.Ş.');
  expect(row.getByRole('cell', { name: '$1,248,500' })).not.toHaveAttribute('data-blank');
  expect(table.getByRole('cell', { name: '–' })).toHaveAttribute('data-blank', 'true');
});

it('selects one row or all of them', async () => {
  const select = jest.fn();
  const items = [
    { id: 'one', buyer: 'Karaova' },
    { id: 'two', buyer: 'Fjordline' },
  ];
  render(
    <ListTable
      label="Quotes"
      items={items}
      columns={[{ head: 'Buyer', cell: ({ buyer }) => buyer }]}
      selection={{
        isSelected: ({ id }) => id === 'one',
        select,
        labelOf: ({ buyer }) => `Select ${buyer}`,
        allLabel: 'Select all',
      }}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Select Karaova' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Fjordline' }));
  expect(select).toHaveBeenLastCalledWith([items[1]], true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(select).toHaveBeenLastCalledWith(items, true);
});
