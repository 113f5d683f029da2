import { readFileSync } from 'node:fs';

/** An account of this machine, for a program that must not run as root. */
export type Account = Readonly<{ name: string; uid: number; gid: number }>;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The first of these accounts that this machine has; null if it has none. None is ever created. */
export function existingAccount(names: readonly string[]): Account | null {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const entry = entries.find(([candidate]) => candidate === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return null;
}
