import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
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
