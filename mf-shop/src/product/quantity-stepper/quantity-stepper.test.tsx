import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const told = jest.fn();

function Quantity({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Sets"
      fewerLabel="Fewer"
      moreLabel="More"
      value={value}
      min={2}
      max={10}
      step={2}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

const figure = () => screen.getByRole('textbox', { name: 'Sets' });

it.each([
  ['Fewer', 4],
  ['More', 8],
])('%s takes a step', async (name, result) => {
  told.mockClear();
  render(<Quantity start={6} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(told.mock.calls).toEqual([[result]]);
});

it.each([
  ['{ArrowUp}', '8'],
  ['{ArrowDown}', '4'],
  ['9{Enter}', '10'],
  ['3{Tab}', '4'],
  ['x{Tab}', '6'],
])('the keys %s lead to %s', async (keys, result) => {
  render(<Quantity start={6} />);
  await userEvent.click(figure());
  await userEvent.keyboard(keys);
  expect(figure()).toHaveValue(result);
});

it('has no step where the bounds end', () => {
  render(<Quantity start={10} />);
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Fewer' })).toBeEnabled();
});
