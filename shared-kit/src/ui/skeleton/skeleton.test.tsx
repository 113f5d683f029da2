import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Loading, Skeleton } from './skeleton.tsx';

it('says once that it is loading and hides its bars from screen readers', () => {
  const { container } = render(
    <Loading label="Loading machines">
      <Skeleton />
      <Skeleton shape="title" width={70} />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading machines');
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('[data-shape][aria-hidden="true"]')).toHaveLength(2);
});
