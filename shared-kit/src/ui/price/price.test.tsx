import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Price } from './price.tsx';

const approximate = { mark: 'approx.', meaning: 'converted, approximately' };

it.each([
  ['an amount', { amount: '$4,127.50' }, '$4,127.50'],
  ['where it starts and what it is for', { amount: '€4.85', from: 'from', unit: '/ m' }, 'from €4.85 / m'],
  [
    'that it was converted',
    { amount: 'CHF 128,490', approximate },
    'approx. converted, approximately CHF 128,490',
  ],
])('says %s in reading order', (_what, props, text) => {
  const { container } = render(<Price {...props} />);
  expect(container).toHaveTextContent(text);
});

it('hides the short mark from screen readers, which get its meaning', () => {
  const { getByText } = render(<Price amount="CHF 128,490" approximate={approximate} />);
  expect(getByText('approx.')).toHaveAttribute('aria-hidden', 'true');
});
