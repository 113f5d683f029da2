export { saveList } from './change-list.ts';
