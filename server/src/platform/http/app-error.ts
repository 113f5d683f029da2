import { type ErrorCode, errorCodes } from 'shared-kit/contract';

export type FieldError = Readonly<{ name: string; reason: string }>;
type More = Readonly<{ detail?: string; errors?: readonly FieldError[]; cause?: unknown }>;

/** A failure that the caller is told of. The code decides the HTTP status; pages translate the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, { detail, errors, cause }: More = {}) {
    super(detail ?? code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCodes[code];
    this.detail = detail;
    this.errors = errors;
  }
}
