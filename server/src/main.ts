import { quickenImports } from './platform/quick-imports.ts';

// Must come first: static imports would be resolved without it.
quickenImports();
await import('./start.ts');
