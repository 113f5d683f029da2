export * from './configured-routes.ts';
export * from './own-address.ts';
export * from './page-address.ts';
export * from './page-pattern.ts';
export * from './route-match.ts';
export * from './routes.ts';
