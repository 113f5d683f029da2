import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

it('is a named list of links that ends with the page itself', () => {
  render(
    <Breadcrumb label="Breadcrumb" current="RL 190 Dobby">
      <a href="/machinery">Machinery</a>
      <a href="/weaving">Weaving</a>
    </Breadcrumb>,
  );
  const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Machinery', 'Weaving', 'RL 190 Dobby']);
  expect(items.at(-1)).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
