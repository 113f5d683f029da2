import { type ErrorCode, errorCodes } from 'shared-kit/contract';

export type FieldError = Readonly<{ name: string; reason: string }>;
/** How much of something is taken, for a message such as "19 of 20 MB". */
export type Room = Readonly<{ usedBytes: number; mostBytes: number }>;
type More = Readonly<{
  detail?: string;
  errors?: readonly FieldError[];
  room?: Room;
  cause?: unknown;
  /** Told as `Retry-After`. Where it isn't given, the code decides. */
  retryAfterSeconds?: number;
}>;

/** Failures that end by themselves, and when it is worth asking again. */
const defaultRetryAfter: Partial<Readonly<Record<ErrorCode, number>>> = {
  'database.away': 3,
  'database.busy': 2,
  'server.not-ready': 3,
  // Somebody has to make room first.
  'storage.full': 60,
};

/** A failure that the caller is told of. The code decides the HTTP status; pages translate the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly room: Room | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { detail, errors, room, cause, retryAfterSeconds }: More = {}) {
    super(detail ?? code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCodes[code];
    this.detail = detail;
    this.errors = errors;
    this.room = room;
    this.retryAfterSeconds = retryAfterSeconds ?? defaultRetryAfter[code];
  }
}
