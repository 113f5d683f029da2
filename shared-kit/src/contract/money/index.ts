export * from './currency.ts';
export * from './money.ts';
