import type { Seen } from 'shared-kit/contract/binding';
import type { ErrorCode } from 'shared-kit/contract/errors';
import type { Tx } from '../db/index.ts';
import { AppError, assertSeen } from '../http/index.ts';

/**
 * How one kind of thing moves. `It` is one of them with all that its moves depend on, read under its lock. `Made` says
 * who makes a move and with what; for a binding one, also what they read.
 */
type Rules<It, Move extends string, Made extends Readonly<{ seen?: Seen | undefined }>> = Readonly<{
  table: Readonly<Record<Move, Readonly<{ who: string; binding: boolean }>>>;
  /** Why a move is impossible now; null if it isn't. */
  refusal: (it: It, move: Move, made: Made) => ErrorCode | null;
  /** What a binding move is about. */
  atStake: (it: It, move: Move) => Seen;
  /** Stores the new state. */
  write: (tx: Tx, it: It, move: Move, made: Made) => Promise<void>;
  /** What comes of it: its record, the moves that it brings along, and who is told. */
  follow: (tx: Tx, it: It, move: Move, made: Made) => Promise<void>;
}>;

/** The life cycle of what is already locked: each move is decided, written and followed up in this order. */
export function lifeCycle<It, Move extends string, Made extends Readonly<{ seen?: Seen | undefined }>>({
  table,
  refusal,
  atStake,
  write,
  follow,
}: Rules<It, Move, Made>) {
  /** Throws why a move is impossible now. */
  function assertPossible(it: It, move: Move, made: Made): void {
    const code = refusal(it, move, made);
    if (code) throw new AppError(code);
  }
  /** The same, and a binding move of a person's has to be about what they read. */
  function assertMayTake(it: It, move: Move, made: Made): void {
    assertPossible(it, move, made);
    const { binding, who } = table[move];
    if (!binding || who === 'system') return;
    if (!made.seen) throw new Error(`${move} binds, so it needs what was read`);
    assertSeen(made.seen, atStake(it, move));
  }
  return {
    assertPossible,
    assertMayTake,
    isPossible: (it: It, move: Move, made: Made): boolean => refusal(it, move, made) === null,
    /** Which of several moves is meant: the first that is possible; else the first of this side, whose refusal says why. */
    meant(it: It, moves: readonly Move[], made: Made): Move {
      const codes = moves.map((move) => refusal(it, move, made));
      const possible = codes.indexOf(null);
      const at = possible >= 0 ? possible : codes.findIndex((code) => code !== 'access.forbidden');
      const meant = moves[Math.max(at, 0)];
      if (!meant) throw new Error('no move was named');
      return meant;
    },
    async take(tx: Tx, it: It, move: Move, made: Made): Promise<void> {
      assertMayTake(it, move, made);
      await write(tx, it, move, made);
      await follow(tx, it, move, made);
    },
  };
}
