import { type ErrorCode, errorCodes } from 'shared-kit/contract/errors';

export type FieldError = Readonly<{ name: string; reason: string; letter?: string }>;
/** Used and available space, for a message such as "19 of 20 MB". */
export type Room = Readonly<{ usedBytes: number; mostBytes: number }>;
type More = Readonly<{
  detail?: string;
  errors?: readonly FieldError[];
  room?: Room;
  cause?: unknown;
  /** Sent as `Retry-After`. The default depends on the code. */
  retryAfterSeconds?: number;
}>;

/** Temporary failures, with the seconds after which a retry makes sense. */
const defaultRetryAfter: Partial<Readonly<Record<ErrorCode, number>>> = {
  'database.away': 3,
  'database.busy': 2,
  'server.busy': 5,
  'server.not-ready': 3,
  // Somebody must free space first.
  'storage.full': 60,
};

/** A failure that the caller is told. Its code decides the HTTP status; pages translate the code. */
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
