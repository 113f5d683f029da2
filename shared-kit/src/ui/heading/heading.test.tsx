import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Heading } from './heading.tsx';

it.each([
  [1, undefined, 'page'],
  [2, undefined, 'section'],
  [2, 'tiny', 'tiny'],
  [1, 'display', 'display'],
] as const)('level %d with look %s is drawn as %s', (level, look, drawn) => {
  render(
    <Heading level={level} look={look}>
      Weaving machines
    </Heading>,
  );
  expect(screen.getByRole('heading', { level })).toHaveAttribute('data-look', drawn);
});
