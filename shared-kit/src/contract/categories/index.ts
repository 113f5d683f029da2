export * from './answers.ts';
export * from './category-page.ts';
export * as categories from './endpoints.ts';
