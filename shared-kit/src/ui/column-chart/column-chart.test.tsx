import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnChart } from './column-chart.tsx';

const chart = (
  <ColumnChart
    label="Payments"
    isStacked
    series={['Looms', 'Yarn']}
    line={{ name: 'Balance', values: [200, 100, 0] }}
    formatCount={String}
    steps={[
      { name: '27', title: '2027', values: [100, 8] },
      { name: '28', title: '2028', values: [100, 4] },
    ]}
  />
);

it('draws the line from the first step’s beginning to the last one’s end', () => {
  const { container } = render(chart);
  const points = container.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const [first, , last] = points.map((point) => point.split(',').map(Number));
  expect(points).toHaveLength(3);
  // The highest value stands at the top, zero at the bottom.
  expect(first?.[1]).toBeLessThan(last?.[1] ?? 0);
});

it('says the figures of a step, the line’s at its end', async () => {
  render(chart);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2027: Looms 100 · Yarn 8 · Balance 100')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2028: Looms 100 · Yarn 4 · Balance 0')).toBeVisible();
});

it('reaches as high as a chart that it is compared with', () => {
  const { props } = chart;
  const heights = (more: object) => {
    const { container, unmount } = render(<ColumnChart {...props} {...more} />);
    const all = [...container.querySelectorAll('rect[data-series]')].map((it) => it.getAttribute('height'));
    const line = container.querySelector('polyline')?.getAttribute('points')?.split(' ')[0];
    unmount();
    return { column: Number(all[0]), line: Number(line?.split(',')[1]) };
  };
  const alone = heights({});
  const beside = heights({ highest: 300, line: { ...props.line, highest: 400 } });
  // The axis alone ends at 150, the next step above 108.
  expect(beside.column).toBeCloseTo((alone.column * 150) / 300);
  // From the bottom, at 192 pixels.
  expect(192 - beside.line).toBeCloseTo((192 - alone.line) / 2);
});
