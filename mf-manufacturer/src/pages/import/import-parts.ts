import type { ImportAnswer } from 'shared-kit/contract/catalogue-import';
import type { ImportMoves } from './use-import-moves.ts';

/** Props of each stage of an import: the import and the moves on it. */
export type ImportParts = { answer: ImportAnswer; moves: ImportMoves };
