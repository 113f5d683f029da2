import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SheetBody } from 'shared-kit/ui';
import { Columns, FormGrid, Frame, Row, Stack } from './index.ts';

it.each([
  ['Stack', Stack],
  ['Row', Row],
  ['Columns', Columns],
  ['FormGrid', FormGrid],
])('%s is the element that a page chooses, with its props', (_name, Layout) => {
  const { rerender } = render(
    <Layout as="section" gap="2" aria-label="Terms" className="own">
      <p>Freight</p>
    </Layout>,
  );
  const section = screen.getByRole('region', { name: 'Terms' });
  expect(section).toHaveClass('own', 'gap');
  expect(section).toHaveAttribute('data-gap', '2');
  expect(section).toHaveTextContent('Freight');
  rerender(<Layout as={SheetBody} data-testid="body" />);
  expect(screen.getByTestId('body')).toHaveClass('body', 'gap');
});

it('Frame keeps the class that a page adds', () => {
  render(<Frame className="own" data-testid="frame" />);
  expect(screen.getByTestId('frame')).toHaveClass('frame', 'own');
});
