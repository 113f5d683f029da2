export { productView } from './schema.ts';
