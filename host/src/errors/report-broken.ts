import { ApiError } from 'shared-kit/shell';
import { AreaFailure } from '../federation/area-failure.ts';
import { classifyFailure } from '../federation/failure.ts';
import { PageError } from '../routing/page-error.ts';
import { reportFailure } from './report-failure.ts';

/** Reports a page that failed. Failed areas are already reported, and the server knows its own refusals. */
export function reportBroken(error: unknown): void {
  if (error instanceof AreaFailure || error instanceof ApiError || error instanceof PageError) return;
  const code = classifyFailure(error);
  reportFailure({ code: code === 'area.threw' ? 'page.threw' : code, area: null, version: null });
}
