import { credentialsOf } from '../../fixtures/accounts.ts';
import { asThread } from '../in-thread.ts';
import { type Answer, stranger } from '../person.ts';

const kinds = ['search', 'sign-in', 'health'] as const;
type Kind = (typeof kinds)[number];
const questions = ['loom', 'yarn', 'denim', 'circular knitting', 'dyeing 500 kg'];
const atOnce = 3;

type Asked = Readonly<{ url: string; count: number }>;

/** Response times in milliseconds by kind, and a sentence for each wrong answer. */
export type AskedMeanwhile = Readonly<{
  times: Readonly<Record<Kind, readonly number[]>>;
  wrong: readonly string[];
}>;

/** Sends so many requests, a third of each kind, a few at once, each visitor from an address of their own. */
async function askAll({ url, count }: Asked): Promise<AskedMeanwhile> {
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
  return { times, wrong };
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

asThread<Asked>((asked) => {
  const all = askAll(asked);
  return { end: () => all };
});
