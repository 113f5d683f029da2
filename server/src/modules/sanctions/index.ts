export { insertList } from './loading/insert-list.ts';
export { ListRefused } from './loading/listed-name.ts';
export { loadList } from './loading/load-list.ts';
