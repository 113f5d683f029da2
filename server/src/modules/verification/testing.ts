export { staffDesk } from './testing/staff-desk.ts';
