export { checkRegisters } from './check-registers.ts';
