export * from './access-rules.ts';
export * from './extra-access-rules.ts';
export * from './navigation.ts';
