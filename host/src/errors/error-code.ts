import { UnknownAccessRule } from 'shared-kit/contract/access';
import { ApiError } from 'shared-kit/shell';
import { AreaFailure } from '../federation/area-failure.ts';
import { classifyFailure } from '../federation/failure.ts';
import { PageError } from '../routing/page-error.ts';

/** Reference for support: a stable code, and the id of the failed request if there is one. */
export function errorCode(error: unknown): string {
  if (error instanceof AreaFailure) return `${error.code} (${error.area})`;
  if (error instanceof UnknownAccessRule) return 'route.access-rule-unknown';
  if (error instanceof PageError) return `page.status-${error.status}`;
  if (error instanceof ApiError) return [error.code, error.requestId].filter(Boolean).join(' ');
  const code = classifyFailure(error);
  return code === 'area.threw' ? 'page.threw' : code;
}
