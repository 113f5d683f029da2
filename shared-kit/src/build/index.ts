export { createAreaConfig } from './area-config.ts';
export { createHostConfig } from './host-config.ts';
