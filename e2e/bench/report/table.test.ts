import { expect, it } from '@jest/globals';
import { renderTable } from './table.ts';

it('aligns names to the left and figures to the right', () => {
  const text = renderTable({
    title: 'Builds',
    columns: ['build', 'seconds', 'verdict'],
    rows: [
      ['mf-shop', '1.05', 'met'],
      ['host', '12.18', 'missed'],
    ],
    notes: ['One after the other.'],
  });
  expect(text).toBe(
    [
      'Builds',
      'build    seconds  verdict',
      '─────────────────────────',
      'mf-shop     1.05  met',
      'host       12.18  missed',
      '  One after the other.',
    ].join('\n'),
  );
});

it('leaves room for cells that are missing', () => {
  expect(renderTable({ title: '', columns: ['a', 'b'], rows: [['x'], ['y', '2']] })).toContain('\nx\ny  2');
});
