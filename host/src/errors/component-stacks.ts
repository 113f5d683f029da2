const stacks = new WeakMap<object, string>();

/** Remembers the components around the one that threw. Only React's error handler is told of them. */
export function noteComponents(error: unknown, stack: string | null | undefined): void {
  if (typeof error === 'object' && error && stack) stacks.set(error, stack);
}

export const componentStackOf = (error: object): string | undefined => stacks.get(error);
