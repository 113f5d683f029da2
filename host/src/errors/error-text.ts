import { isRouteErrorResponse } from 'react-router-dom';
import { PageError } from '../routing/page-error.ts';

/** The text that an error was given for people; empty for exceptions, whose text is for the log. */
export function errorText(error: unknown): string {
  if (error instanceof PageError) return error.message;
  return isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
}
