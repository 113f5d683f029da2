import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field.tsx';

it('asks for the digit keyboard and keeps what was typed, grouping and comma too', async () => {
  render(<NumberField label="Working width" affix="cm" />);
  const field = screen.getByRole('textbox', { name: 'Working width' });
  await userEvent.type(field, '2.400,5');
  expect(field).toHaveValue('2.400,5');
  expect(field).toHaveAttribute('inputmode', 'decimal');
});

function Price() {
  const [value, setValue] = useState('150000');
  const write = (it: string, grouped: boolean) =>
    new Intl.NumberFormat('tr', { useGrouping: grouped }).format(Number(it.replace(',', '.')));
  return (
    <NumberField
      label="Price"
      value={value}
      write={write}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

it('writes as the language does while it rests, without groups for editing, and leaves alone what is typed', async () => {
  render(<Price />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  expect(field).toHaveValue('150.000');
  await userEvent.click(field);
  expect(field).toHaveValue('150000');
  await userEvent.keyboard('0,50');
  expect(field).toHaveValue('1500000,50');
  await userEvent.tab();
  expect(field).toHaveValue('1.500.000,5');
});

it('stays selected as a whole for who comes by Tab', async () => {
  render(<Price />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  field.select();
  await act(async () => field.focus());
  expect(selected()).toBe('150000');
});

it.each([
  ['before', '$Lowest price'],
  ['after', 'Lowest price$'],
] as const)('puts the sign %s the figure', (affixSide, order) => {
  const { container } = render(
    <NumberField label="Price" affix="$" affixSide={affixSide} aria-label="Lowest price" />,
  );
  const input = screen.getByRole('textbox');
  const frame = input.parentElement;
  const text = [...(frame?.childNodes ?? [])].map((node) =>
    node === input ? 'Lowest price' : node.textContent,
  );
  expect(text.join('')).toBe(order);
  expect(container).toContainElement(input);
});
