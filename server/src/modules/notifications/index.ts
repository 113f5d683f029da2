export { notify } from './notify.ts';
export type { Audience } from './recipients.ts';
