import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TitleBlock } from './title-block.tsx';

it('pairs each term with its detail, in order', () => {
  render(
    <TitleBlock
      facts={[
        { term: 'Model', detail: 'RL 190' },
        { term: 'Scale', detail: '1 : 40' },
      ]}
    />,
  );
  const text = (role: string) => screen.getAllByRole(role).map((element) => element.textContent);
  expect(text('term')).toEqual(['Model', 'Scale']);
  expect(text('definition')).toEqual(['RL 190', '1 : 40']);
});
