export { classPrefix } from './own-names.ts';
export { styleFaults } from './style-faults.ts';
