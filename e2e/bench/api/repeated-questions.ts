import { productDetail, suggestionsAnswer } from 'shared-kit/contract/catalogue';
import { seededRandom } from '../../../server/src/platform/seeded-random.ts';
import type { Server } from '../serve/start-server.ts';
import { askBesideLists } from './ask-beside-lists.ts';
import { checkAnswer } from './check-answer.ts';
import { generateQueries } from './generate-queries.ts';
import { measureAdding } from './measure-adding.ts';
import { type Known, learnAnswers, measureRepeated, type Repeated } from './measure-repeated.ts';
import { productIds } from './product-ids.ts';
import { headersOf, pathOf } from './query.ts';
import { beginnings } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

const concurrencies = [10, 50] as const;
const seed = 4711;
const counts = { lists: 1000, details: 500, suggestions: 500 };

type Market = Readonly<{ products: number; server: Server; vocabulary: Vocabulary }>;

/** Measures answers per second for requests that many visitors repeat; most are cached. */
export async function askRepeatedly(market: Market): Promise<readonly Repeated[]> {
  const { products, server } = market;
  const all: Repeated[] = [];
  const questions = [
    ['list with facets', await lists(market)],
    ['product detail', await details(market)],
    ['suggestions', await suggestions(market)],
  ] as const;
  for (const [kind, known] of questions) {
    for (const concurrency of concurrencies) {
      all.push(await measureRepeated(server, known, { kind, products, concurrency }));
    }
  }
  all.push(...(await askBesideLists(market, questions[0][1])));
  all.push(await listsWhilePricesChange(market, questions[0][1]));
  for (const concurrency of concurrencies) all.push(await measureAdding(market, concurrency));
  return all;
}

async function lists({ server, vocabulary }: Market): Promise<Known[]> {
  const queries = generateQueries('facets', vocabulary, { count: counts.lists, seed });
  const asked = queries.map((query) => ({ path: pathOf(query), headers: headersOf(query) }));
  return learnAnswers(server, asked, (at, answer) => {
    const query = queries[at];
    return query !== undefined && checkAnswer(query, answer, vocabulary).problems.length === 0;
  });
}

/** Each second another product gets a new price, which makes only lists that show it or read prices anew. */
async function listsWhilePricesChange(
  { products, server }: Market,
  known: readonly Known[],
): Promise<Repeated> {
  const ids = await productIds(server, 20);
  const given = { kind: 'list, a new price each second', products, concurrency: 10 } as const;
  return measureRepeated(server, known, given, (second) =>
    server.changePrice({ product: ids[second % ids.length] ?? '', usd: 1000 + second }),
  );
}

/** Product pages need a signed-in visitor. */
async function details({ server }: Market): Promise<Known[]> {
  const ids = await productIds(server, counts.details);
  const asked = ids.map((id) => ({
    path: `/api/products/${id}?currency=USD`,
    headers: { cookie: server.buyer },
  }));
  return learnAnswers(server, asked, (at, { status, body }) => {
    const parsed = status === 200 ? productDetail.safeParse(JSON.parse(body)) : null;
    return parsed?.success === true && parsed.data.id === ids[at];
  });
}

/** Beginnings of titles, as typed; each must suggest something. */
async function suggestions({ server, vocabulary }: Market): Promise<Known[]> {
  const typed = beginnings(vocabulary.titles, { count: counts.suggestions, random: seededRandom(seed) });
  const asked = typed.map(({ q, locale }) => ({
    path: `/api/suggestions?${new URLSearchParams({ q, locale })}`,
    headers: {},
  }));
  return learnAnswers(server, asked, (_at, { status, body }) => {
    const parsed = status === 200 ? suggestionsAnswer.safeParse(JSON.parse(body)) : null;
    return parsed?.success === true && parsed.data.products.length > 0;
  });
}
