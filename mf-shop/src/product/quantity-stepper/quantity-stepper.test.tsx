import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { wholeFigure } from 'shared-kit/contract/figures';
import { openPoint } from 'shared-kit/figure-input';
import { renderInShell } from 'shared-kit/testing';
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

const show = (start: number) => renderInShell(<Quantity start={start} />, { path: '/', messages: {} });
const figure = () => screen.getByRole('textbox', { name: 'Sets' });

it.each([
  ['Fewer', 4],
  ['More', 8],
])('%s takes a step', async (name, result) => {
  told.mockClear();
  show(6);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(told.mock.calls).toEqual([[result]]);
});

it.each([
  ['{ArrowUp}', '8'],
  ['{ArrowDown}', '4'],
  ['9{Enter}', '10'],
  ['3{Tab}', '4'],
])('the keys %s lead to %s', async (keys, result) => {
  show(6);
  await userEvent.click(figure());
  await userEvent.keyboard(keys);
  expect(figure()).toHaveValue(result);
});

it.each([
  ['x', 'not-a-number'],
  ['2.5', 'not-whole'],
  ['1', 'too-small'],
  ['1.500.000', 'too-large'],
] as const)(
  'keeps %s as typed, says why it can’t be ordered, and orders what was ordered',
  async (typed, fault) => {
    told.mockClear();
    show(6);
    await userEvent.click(figure());
    await userEvent.keyboard(`${typed}{Tab}`);
    expect(figure()).toHaveValue(typed);
    expect(figure()).toHaveAccessibleDescription(openPoint({ fault }, wholeFigure(2, 10), 'en'));
    expect(told).not.toHaveBeenCalled();
  },
);

it('has no step where the bounds end', () => {
  show(10);
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Fewer' })).toBeEnabled();
});
