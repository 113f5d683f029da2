/** A page that can't be shown, with the HTTP status that fits. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
  }
}

/** Nothing matches, or a parameter's syntax is wrong. `path` is the full path as it was asked for. */
export const pageNotFound = (path: string): PageError => new PageError(404, `Page Not Found: ${path}`);
