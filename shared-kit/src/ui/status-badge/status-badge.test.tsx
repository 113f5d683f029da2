import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ClockIcon } from '../icon/icons.sprite.ts';
import { StatusBadge } from './status-badge.tsx';

it('says its status in words; the icon repeats it for the eye only', () => {
  const { container } = render(
    <StatusBadge tone="warning" icon={ClockIcon}>
      With seller
    </StatusBadge>,
  );
  expect(screen.getByText('With seller').parentElement).toHaveAttribute('data-tone', 'warning');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
