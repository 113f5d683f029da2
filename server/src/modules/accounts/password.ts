import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the library's defaults (19 MiB, two passes), which take about 20 ms of one core. Of the text's normal form, as
 * keyboards write one letter in different ways.
 */
export async function hashPassword(password: string): Promise<string> {
  const normal = password.normalize('NFC');
  // A text that isn't normal is compared twice. Where nobody has an address the library hashes instead, for as long.
  if (normal !== password) await hash(password);
  return hash(normal);
}

/** Older hashes are of the text as it was typed. */
export async function passwordMatches({ hash: stored, password }: { hash: string; password: string }) {
  const normal = password.normalize('NFC');
  if (await verify(stored, normal)) return true;
  return normal !== password && verify(stored, password);
}
