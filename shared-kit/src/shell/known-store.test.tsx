import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { create } from 'zustand';
import { MayDiffer, useKnown } from './known-store.ts';

const store = create(() => ({ currency: 'USD' }));

function Shown() {
  return <output>{useKnown(store, ({ currency }) => currency)}</output>;
}

it('shows a store as the page was made with until it may differ, then as it is', () => {
  store.setState({ currency: 'EUR' });
  const { rerender } = render(<Shown />);
  expect(screen.getByRole('status')).toHaveTextContent('EUR');
  rerender(
    <MayDiffer value={false}>
      <Shown />
    </MayDiffer>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('USD');
  rerender(
    <MayDiffer value={true}>
      <Shown />
    </MayDiffer>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('EUR');
  act(() => store.setState({ currency: 'TRY' }));
  expect(screen.getByRole('status')).toHaveTextContent('TRY');
});
