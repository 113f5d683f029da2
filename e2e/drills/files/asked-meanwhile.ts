import { credentialsOf } from '../../fixtures/accounts.ts';
import { type Answer, stranger } from '../person.ts';
import { told } from '../times.ts';

const kinds = ['search', 'sign-in', 'health'] as const;
type Kind = (typeof kinds)[number];
const questions = ['loom', 'yarn', 'denim', 'circular knitting', 'dyeing 500 kg'];
const atOnce = 3;

/** Response times in milliseconds, lines with those of each kind, and a sentence for each wrong answer. */
type AskedMeanwhile = Readonly<{
  times: readonly number[];
  each: Readonly<Record<string, string>>;
  wrong: readonly string[];
}>;

/** Sends so many requests, a third of each kind, a few at once, each visitor from an address of their own. */
export async function askedMeanwhile(url: string, count: number): Promise<AskedMeanwhile> {
  const times: Record<Kind, number[]> = { search: [], 'sign-in': [], health: [] };
  const wrong: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const at = next++;
      const kind = kinds[at % kinds.length] ?? 'health';
      const since = performance.now();
      const { status, ok } = await ask(url, kind, at);
      times[kind].push(performance.now() - since);
      if (!ok) wrong.push(`${kind} was answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const each = Object.fromEntries(kinds.map((kind) => [`  of these, ${kind}`, told(times[kind])]));
  return { times: kinds.flatMap((kind) => times[kind]), each, wrong };
}

function ask(url: string, kind: Kind, at: number): Promise<Answer> {
  const who = stranger(url);
  if (kind === 'health') return who.ask('/api/health');
  if (kind === 'search') {
    const question = questions[at % questions.length] ?? '';
    return who.ask(`/api/products?q=${encodeURIComponent(question)}&limit=20`);
  }
  return who.ask('/api/auth/sign-in/email', { method: 'POST', body: credentialsOf('plain') });
}
