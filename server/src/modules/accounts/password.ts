import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, two passes), which take about 20 ms of one core. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const passwordMatches = ({ hash: stored, password }: { hash: string; password: string }) =>
  verify(stored, password);
