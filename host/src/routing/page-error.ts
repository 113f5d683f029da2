/** A page that can't be shown, with its HTTP status. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
  }
}

/** No route matches, or a parameter's syntax is wrong. `path` is the requested path with query and fragment. */
export const pageNotFound = (path: string): PageError => new PageError(404, `Page Not Found: ${path}`);
