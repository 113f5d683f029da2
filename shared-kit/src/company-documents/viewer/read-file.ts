import type { ErrorCode, Problem } from 'shared-kit/contract/errors';
import { ApiError } from 'shared-kit/shell';

/** Reads a file's bytes. The server writes down who opened it, so nothing may ask before somebody wants to look. */
export async function readFile(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (response.ok) return response.blob();
  const problem = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  throw new ApiError((problem?.code as ErrorCode | undefined) ?? 'internal', response.status, problem);
}
