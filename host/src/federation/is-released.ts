/** An area served by a developer's machine isn't a release: its entry is an absolute URL. */
export const isReleased = (entry: string): boolean => entry.startsWith('/');
