/** Plain JavaScript, because Jest compiles TypeScript differently from Node here. */
export { setUp as default } from './global-setup.ts';
