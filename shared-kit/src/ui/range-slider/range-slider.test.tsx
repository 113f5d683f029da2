import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Range, RangeSlider } from './range-slider.tsx';

const onCommit = jest.fn();

function Widths({ start }: { start: Range }) {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      value={value}
      min={100}
      max={400}
      step={10}
      labels={['Lowest width', 'Highest width']}
      describe={(place) => `${place} cm`}
      onChange={setValue}
      onCommit={onCommit}
    />
  );
}

const thumb = (name: string) => screen.getByRole('slider', { name });

it('has two named thumbs that move with the arrow keys and say where they are', async () => {
  onCommit.mockClear();
  render(<Widths start={[170, 340]} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(thumb('Lowest width')).toHaveAttribute('aria-valuetext', '180 cm');
  expect(onCommit).toHaveBeenLastCalledWith([180, 340]);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(thumb('Highest width')).toHaveAttribute('aria-valuenow', '400');
});

it('never lets the thumbs pass each other', async () => {
  render(<Widths start={[330, 340]} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(thumb('Lowest width')).toHaveAttribute('aria-valuenow', '340');
  expect(thumb('Highest width')).toHaveAttribute('aria-valuenow', '340');
});
