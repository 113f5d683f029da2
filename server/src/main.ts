import { quickenImports } from './platform/quick-imports.ts';

// Before anything else is read: what is imported above would be found without it.
quickenImports();
await import('./start.ts');
