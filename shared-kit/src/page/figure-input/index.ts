export { FarPrice } from './far-price.tsx';
export { FigureInput, type FigureInputProps } from './figure-input.tsx';
export { openPoint } from './figure-words.ts';
