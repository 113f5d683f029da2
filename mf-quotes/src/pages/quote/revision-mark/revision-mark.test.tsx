import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RevisionMark } from './revision-mark.tsx';

it('says in words what the triangle means', () => {
  render(<RevisionMark revision={3} meaning="was $148,500, changed in revision 3" current />);
  expect(screen.getByText('was $148,500, changed in revision 3')).toBeInTheDocument();
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});
