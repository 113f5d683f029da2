export { type CommandAsked, CommandRefused, importByCommand, undoByCommand } from './by-command.ts';
export { makerLines } from './list-makers.ts';
export { Refusal } from './reading/refusal.ts';
export { encodings } from './reading/text-file.ts';
export { reportLines } from './report.ts';
