import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './number-field.tsx';

it('asks for the digit keyboard and keeps what was typed, grouping and comma too', async () => {
  render(<NumberField label="Working width" affix="cm" />);
  const field = screen.getByRole('textbox', { name: 'Working width' });
  await userEvent.type(field, '2.400,5');
  expect(field).toHaveValue('2.400,5');
  expect(field).toHaveAttribute('inputmode', 'decimal');
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
