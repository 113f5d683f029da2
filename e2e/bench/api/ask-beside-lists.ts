import { productListAnswer } from 'shared-kit/contract/catalogue';
import type { Server } from '../serve/start-server.ts';
import { generateQueries } from './generate-queries.ts';
import { type Known, learnAnswers, measureRepeated, type Repeated } from './measure-repeated.ts';
import { headersOf, pathOf } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

export const privateLists = 50;
const questions = 200;
const seed = 2_611;

type Market = Readonly<{ products: number; server: Server; vocabulary: Vocabulary }>;

/** A buyer on many private lists asks for lists of products, whose answers are never kept; then everybody else asks. */
export async function askBesideLists(market: Market, known: readonly Known[]): Promise<readonly Repeated[]> {
  const { products, server } = market;
  const cookie = await server.fillPriceLists(privateLists);
  return [
    await measureRepeated(server, await ownLists(market, cookie), {
      kind: 'list with facets, of a buyer on private lists',
      products,
      concurrency: 1,
    }),
    await measureRepeated(server, known, {
      kind: 'list with facets, beside private lists',
      products,
      concurrency: 10,
    }),
  ];
}

/** At least one of the answers must show a private price, or the lists wouldn't count. */
async function ownLists({ server, vocabulary }: Market, cookie: string): Promise<Known[]> {
  const queries = generateQueries('list', vocabulary, { count: questions, seed });
  const asked = queries.map((query) => {
    const { cookie: view = '', ...headers } = headersOf(query);
    return {
      path: pathOf(query),
      headers: { ...headers, cookie: [view, cookie].filter(Boolean).join('; ') },
    };
  });
  let privatePrices = 0;
  const known = await learnAnswers(server, asked, (_at, { status, body }) => {
    const answer = status === 200 ? productListAnswer.safeParse(JSON.parse(body)) : null;
    privatePrices += answer?.data?.items.filter(({ price }) => price?.list).length ?? 0;
    return answer?.success === true;
  });
  if (privatePrices === 0) throw new Error('no answer showed a private price');
  return known;
}
