import { routeTable } from './routes.ts';

/** A sub-page's part of a pattern: a word or a parameter's name. Parameters' values have digits or capitals. */
const segment = '(?:[a-z]+(?:-[a-z]+)*|:[a-zA-Z]+)';

/**
 * Whether a text is the pattern of a page, as opposed to an address: one of the table, or a sub-page below an entry that
 * ends with a star.
 */
export const isPagePattern = (pattern: string): boolean =>
  routeTable.some(({ path }) => {
    if (path === pattern) return true;
    if (!path.endsWith('/*')) return false;
    const above = path.slice(0, -2);
    return pattern.startsWith(above) && new RegExp(`^(?:/${segment})*$`).test(pattern.slice(above.length));
  });
