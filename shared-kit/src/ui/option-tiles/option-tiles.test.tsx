import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionTiles } from './option-tiles.tsx';

const widths = [
  { value: '170', label: '170 cm', note: '−$9,800' },
  { value: '190', label: '190 cm', note: 'included' },
  { value: '220', label: '220 cm', note: 'sold out', disabled: true },
] as const;

it('is a named group entered at the choice in force, which the arrow keys change', async () => {
  const onChange = jest.fn();
  render(<OptionTiles legend="Working width" value="190" options={widths} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Working width' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '190 cm included' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenCalledWith('170');
});

it('does not give what is not to be had', async () => {
  const onChange = jest.fn();
  render(<OptionTiles legend="Working width" value="190" options={widths} onChange={onChange} />);
  await userEvent.click(screen.getByText('220 cm'));
  expect(onChange).not.toHaveBeenCalled();
});

it('says what is wrong with it, and is led to by the first option', async () => {
  const onChange = jest.fn();
  render(
    <OptionTiles
      id="width"
      roomy
      legend="Working width"
      value={null}
      options={widths}
      onChange={onChange}
      error="Choose a width."
    />,
  );
  expect(screen.getByRole('group', { name: 'Working width' })).toHaveAccessibleDescription('Choose a width.');
  expect(document.getElementById('width')).toBe(screen.getByRole('radio', { name: '170 cm −$9,800' }));
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});
