export { askRegisters } from './ask-registers.ts';
