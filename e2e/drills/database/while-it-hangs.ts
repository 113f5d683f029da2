import { stranger } from '../person.ts';
import { WrongAnswer } from './buyer.ts';

/** A page and an API request that can't be answered from memory, and the health checks. */
const expected = [
  ['/api/health', 200],
  ['/api/ready', 503],
  ['/api/products?q=', 503],
  ['/shop?q=', 503],
] as const;

/** Sends requests while the database hangs. Resolves once all were answered as they should be. */
export async function whileItHangs(url: string): Promise<void> {
  const visitor = stranger(url);
  await Promise.all(
    expected.map(async ([path, status]) => {
      const asked = path.endsWith('=') ? `${path}${Math.random()}` : path;
      const answer = await visitor.ask(asked);
      const saysWhen = status === 200 || Number(answer.headers.get('retry-after')) > 0;
      if (answer.status !== status || !saysWhen)
        throw new WrongAnswer(`while the database hung, ${path} was answered ${answer.status}`);
    }),
  );
}
