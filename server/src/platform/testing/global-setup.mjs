/** Plain JavaScript, because Jest would compile TypeScript here in another way than Node loads it. */
export { setUp as default } from './global-setup.ts';
