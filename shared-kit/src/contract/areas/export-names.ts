import * as z from 'zod/mini';

/** Names of values by the shared entry that exports them, e.g. `shared-kit/ui`: what an area uses, or a host offers. */
export const exportNames = z.record(z.string(), z.array(z.string()));
export type ExportNames = z.infer<typeof exportNames>;

/** What is used and not offered, as `Button of shared-kit/ui`. */
export const missingNames = (used: ExportNames, offered: ExportNames): string[] =>
  Object.entries(used).flatMap(([entry, names]) =>
    names.filter((name) => !offered[entry]?.includes(name)).map((name) => `${name} of ${entry}`),
  );
