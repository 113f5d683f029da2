import type { ImportAnswer } from 'shared-kit/contract';
import type { ImportMoves } from './use-import-moves.ts';

/** What every stage of an import gets: the import, and what can be done with it. */
export type ImportParts = { answer: ImportAnswer; moves: ImportMoves };
