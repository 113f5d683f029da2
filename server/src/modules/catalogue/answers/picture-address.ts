import type { ProductImage } from '../product-input.ts';

/** The name is a hash of the content, so browsers may cache it for ever. */
export const pictureAddress = ({ file }: ProductImage): string => `/media/${file}`;
