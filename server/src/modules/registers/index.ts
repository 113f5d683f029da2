export { askRegisters } from './ask-registers.ts';
export { checkRegisters } from './check-registers.ts';
