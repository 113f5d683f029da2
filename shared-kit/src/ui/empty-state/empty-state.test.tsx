import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

it('has a heading of the level asked for, a sentence and an action; its drawing is decoration', () => {
  render(
    <EmptyState
      level={3}
      title="No quotes yet"
      illustration={
        <svg>
          <title>shed</title>
        </svg>
      }
      action={<a href="/shop">Browse machinery</a>}
    >
      Ask a maker for a price.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No quotes yet' })).toBeVisible();
  expect(screen.getByText('Ask a maker for a price.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse machinery' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
