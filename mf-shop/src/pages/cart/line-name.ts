import type { CartLine } from 'shared-kit/contract';

/** Two combinations of one product are two lines, which need two names. */
export const lineName = ({ title, options }: Pick<CartLine, 'title' | 'options'>): string =>
  [title, ...options.map(({ label }) => label)].join(', ');

/** The id of the line's element on the page. */
export const lineElement = (lineId: string): string => `cart-line-${lineId}`;
