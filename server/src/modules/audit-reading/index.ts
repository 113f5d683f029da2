export { recordSettings } from './record-settings.ts';
