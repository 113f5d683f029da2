export { createAreaConfig } from './area-config.ts';
export { baseConfig } from './base-config.ts';
export { declaredRoutes } from './declared-routes.ts';
export { createHostConfig } from './host-config.ts';
export { HostDescription } from './host-description.ts';
export { Precompress } from './precompress.ts';
