import type { ProductImage } from '../product-input.ts';

/** Named by its content, so browsers may keep it for ever. */
export const pictureAddress = ({ file }: ProductImage): string => `/media/${file}`;
