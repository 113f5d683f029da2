import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pager, PagerStep } from './pager.tsx';

it('links where there is a neighbour and keeps the other word in its place', () => {
  render(
    <Pager label="Pages">
      <PagerStep direction="previous" unavailable>
        Previous
      </PagerStep>
      <PagerStep direction="next" href="?cursor=abc">
        Next
      </PagerStep>
    </Pager>,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('PreviousNext');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
});
