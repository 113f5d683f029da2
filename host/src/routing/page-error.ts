import { fullPath } from 'shared-kit/contract/routes';

/** A page that can't be shown, with its HTTP status. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
  }
}

/** No route matches, or a parameter's syntax is wrong. */
export const pageNotFound = (address: Parameters<typeof fullPath>[0]): PageError =>
  new PageError(404, `Page Not Found: ${fullPath(address)}`);
