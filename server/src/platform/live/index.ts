export { tellLive } from './tell-live.ts';
