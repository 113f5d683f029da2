import { vatNumberOf } from 'shared-kit/tax-number';
import * as z from 'zod';
import type { Company } from '../companies/index.ts';
import type { Register, RegisterAnswer } from './schema.ts';

/** A company's number in a register; null where it can have none there, or states none. */
export function numberIn(
  register: Register,
  { country, taxNumber, lei }: Pick<Company, 'country' | 'taxNumber' | 'lei'>,
): string | null {
  if (register === 'gleif') return lei;
  const vat = taxNumber === null ? null : vatNumberOf(country, taxNumber);
  return vat && `${vat.prefix}${vat.number}`;
}

export type Said = Pick<RegisterAnswer, 'state' | 'name'>;
const unavailable: Said = { state: 'unavailable', name: null };
const unknown: Said = { state: 'unknown', name: null };

type Asked = Readonly<{ url: string; number: string; timeoutMs: number; stopped: AbortSignal }>;

/** What a register says about a number. Whatever goes wrong says nothing about it: the register is unavailable. */
export async function askRegister(register: Register, asked: Asked): Promise<Said> {
  try {
    return register === 'vies' ? await askVies(asked) : await askGleif(asked);
  } catch {
    return unavailable;
  }
}

const viesAnswer = z.object({ valid: z.boolean(), name: z.string().nullish() });

async function askVies({ url, number, ...limits }: Asked): Promise<Said> {
  const body = JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) });
  const response = await send(`${url}/check-vat-number`, limits, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  // Where a country's own register is away, it answers with errors in the place of `valid`.
  const answer = viesAnswer.safeParse(await readJson(response));
  if (!answer.success) return unavailable;
  return answer.data.valid ? { state: 'known', name: nameOf(answer.data.name) } : unknown;
}

const gleifAnswer = z.object({
  data: z.object({
    attributes: z.object({ entity: z.object({ legalName: z.object({ name: z.string().nullish() }) }) }),
  }),
});

async function askGleif({ url, number, ...limits }: Asked): Promise<Said> {
  const response = await send(`${url}/lei-records/${encodeURIComponent(number)}`, limits, {
    headers: { accept: 'application/vnd.api+json, application/json' },
  });
  if (response.status === 404) return unknown;
  const answer = gleifAnswer.safeParse(await readJson(response));
  if (!answer.success) return unavailable;
  return { state: 'known', name: nameOf(answer.data.data.attributes.entity.legalName.name) };
}

/** Some countries don't tell: VIES writes dashes there. */
const nameOf = (name: string | null | undefined): string | null =>
  name && /[\p{L}\p{N}]/u.test(name) ? name.trim().slice(0, 300) : null;

const send = (url: string, { timeoutMs, stopped }: Pick<Asked, 'timeoutMs' | 'stopped'>, init: RequestInit) =>
  fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
  });

const mostBytes = 256 * 1024;

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('the register answers with too much');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
