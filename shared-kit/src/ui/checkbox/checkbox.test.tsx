import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, Radio, Switch } from './checkbox.tsx';

it('checks with the space bar and tells its count with its name', async () => {
  render(<Checkbox count={96}>Rapier</Checkbox>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Rapier 96' })).toBeChecked();
});

it('is checked by pressing its words', async () => {
  render(<Checkbox>Air jet</Checkbox>);
  await userEvent.click(screen.getByText('Air jet'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('is partially checked when only some are chosen, and hands out its ref', () => {
  const ref = { current: null as HTMLInputElement | null };
  const { rerender } = render(
    <Checkbox ref={ref} indeterminate>
      All insertion types
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox ref={ref}>All insertion types</Checkbox>);
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  expect(ref.current).toBe(screen.getByRole('checkbox'));
});

it('moves through radios of one name with the arrow keys', async () => {
  render(
    <fieldset>
      <legend>Payment</legend>
      <Radio name="pay" defaultChecked>
        Monthly
      </Radio>
      <Radio name="pay">Quarterly</Radio>
    </fieldset>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
});

it('is a switch that turns on and off', async () => {
  render(<Switch>Differences only</Switch>);
  const toggle = screen.getByRole('switch', { name: 'Differences only' });
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
});
