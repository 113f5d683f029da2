import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'company', title: 'Company', note: 'Done' },
  { id: 'bank', title: 'Bank details', note: '2 fields left' },
  { id: 'review', title: 'Review' },
];

it.each([
  ['company', ['current', 'ahead', 'ahead']],
  ['bank', ['done', 'current', 'ahead']],
  ['review', ['done', 'done', 'current']],
])('at %s marks %j and one current step', (current, states) => {
  render(<Stepper label="Registration" steps={steps} current={current} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset.state)).toEqual(states);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1);
});
