export * from './address-of.ts';
export * from './change-spec.ts';
export * from './endpoint.ts';
export * from './endpoint-name.ts';
export * from './ids.ts';
export * from './presentation.ts';
export * from './refusals.ts';
export * from './usual-schemas.ts';
