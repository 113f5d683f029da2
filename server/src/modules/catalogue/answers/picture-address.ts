import type { Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../../platform/local-text.ts';
import type { ProductImage } from '../product-input.ts';

/** The name is a hash of the content, so browsers may cache it for ever. */
export const pictureAddress = ({ file }: ProductImage): string => `/media/${file}`;

/** The picture's description. Imported ones have it in the file's language only. */
export const altOf = ({ alt }: ProductImage, locale: Locale): string =>
  typeof alt === 'string' ? alt : inLocale(alt, locale);
