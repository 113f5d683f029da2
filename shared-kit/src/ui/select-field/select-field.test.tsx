import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.tsx';

it('offers its options under its label and tells the choice', async () => {
  const change = jest.fn((value: string) => value);
  render(
    <SelectField label="Term" defaultValue="CIF" onChange={(event) => change(event.target.value)}>
      <option value="EXW">EXW, ex works</option>
      <option value="CIF">CIF, cost insurance freight</option>
    </SelectField>,
  );
  const select = screen.getByRole('combobox', { name: 'Term' });
  expect(select).toHaveDisplayValue('CIF, cost insurance freight');
  await userEvent.selectOptions(select, 'EXW, ex works');
  expect(change).toHaveBeenCalledWith('EXW');
});

it('is described by its error', () => {
  render(<SelectField label="Term" error="Choose one." />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one.');
  expect(screen.getByRole('combobox')).toBeInvalid();
});
