import type { CartLine } from 'shared-kit/contract/cart';

/** Two combinations of one product are two lines, so their names include the options. */
export const lineName = ({ title, options }: Pick<CartLine, 'title' | 'options'>): string =>
  [title, ...options.map(({ label }) => label)].join(', ');

/** Id of the line's element. */
export const lineElement = (lineId: string): string => `cart-line-${lineId}`;
