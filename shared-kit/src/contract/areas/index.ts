export * from './area-contract.ts';
export * from './area-overrides.ts';
export * from './declared-route.ts';
export * from './declared-slot.ts';
export * from './export-names.ts';
export * from './override-keys.ts';
export * from './registry.ts';
