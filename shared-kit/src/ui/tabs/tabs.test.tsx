import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'spec', label: 'Specification', content: 'Working width 190 cm' },
  { value: 'docs', label: 'Papers', count: 7, content: 'Manual' },
  { value: 'maker', label: 'Maker', content: 'Bursa' },
] as const;

it('shows the first and moves with the arrow keys, round the end too', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Product" tabs={tabs} onChange={onChange} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Working width 190 cm');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Papers 7' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Manual');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Maker' })).toHaveTextContent('Bursa');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['docs', 'spec', 'maker']);
});

it('shows what its owner says', () => {
  render(<Tabs label="Product" tabs={tabs} value="docs" />);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Papers 7');
});
