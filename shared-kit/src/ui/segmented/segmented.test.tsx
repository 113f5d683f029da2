import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.sprite.ts';
import { Segmented } from './segmented.tsx';

const currencies = [
  { value: 'USD', label: '$ USD' },
  { value: 'EUR', label: '€ EUR' },
  { value: 'CHF', label: '₣ CHF' },
] as const;

function Currency({ told }: { told: (value: string) => void }) {
  const [value, setValue] = useState<'USD' | 'EUR' | 'CHF'>('EUR');
  return (
    <Segmented
      label="Currency"
      value={value}
      options={currencies}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

it.each([
  ['{ArrowRight}', 'CHF'],
  ['{ArrowLeft}', 'USD'],
  ['{ArrowRight}{ArrowRight}', 'USD'],
])('is entered at the choice in force; %s chooses %s', async (keys, chosen) => {
  const told = jest.fn();
  render(<Currency told={told} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '€ EUR' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(told).toHaveBeenLastCalledWith(chosen);
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', chosen);
});

it('names the group, and its icons in words', () => {
  render(
    <Segmented
      label="View"
      value="grid"
      onChange={() => {}}
      options={[
        { value: 'grid', label: 'Grid', icon: PlusIcon },
        { value: 'table', label: 'Table', icon: MinusIcon },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
});
