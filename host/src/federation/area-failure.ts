import type { AreaId } from 'shared-kit/contract/areas';
import type { FailureCode } from './failure.ts';

/** An area could not be shown. The shell stays, explains it and offers to retry. */
export class AreaFailure extends Error {
  readonly area: AreaId;
  readonly code: FailureCode;

  constructor(area: AreaId, code: FailureCode, cause?: unknown) {
    super(`Area ${area}: ${code}`, { cause });
    this.name = 'AreaFailure';
    this.area = area;
    this.code = code;
  }
}
