import { bankQuotesAnswer } from 'shared-kit/contract/financing';
import { makerOverview } from 'shared-kit/contract/makers';
import { ownProductsAnswer } from 'shared-kit/contract/products';
import { verificationQueueAnswer } from 'shared-kit/contract/verification';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Server, startServer } from '../serve/start-server.ts';
import { askComparison } from './ask-comparison.ts';
import { askQueue, type QueueFigures } from './ask-queue.ts';

export const queueSize = 10_000;
export const companies = 50_000;
export const makersYears = { years: 5, requestsADay: 20 } as const;
export const ownProducts = 50_000;
export const comparison = { banks: 8, months: 120 } as const;

/** A credit officer's day: the first page, each part, each order, words, an officer. */
const ofBank = [
  '',
  '?part=open',
  '?part=due',
  '?part=offered&sort=deadline',
  '?part=won&sort=amount',
  '?sort=waiting',
  '?assignee=me&sort=waiting',
  '?q=0042',
  '?currency=EUR&sort=amount',
] as const;

/** A maker looks through its products: each status and order, and what is missing. */
const ofOwn = [
  '',
  '?status=draft',
  '?sort=name&order=asc',
  '?sort=sku&order=asc',
  '?missing=price-missing',
  '?missing=hs-code',
  '?missing=translation',
  '?missing=picture',
] as const;

/** A day of the staff: who waits, everybody, each kind of state, names, a tax number, one's own. */
const ofStaff = [
  '',
  '?state=waiting',
  '?state=all',
  '?state=approved',
  '?state=incomplete',
  '?group=makers',
  '?state=all&q=ornek%2041',
  '?state=all&q=9000041',
  '?mine=true',
] as const;

/** A buyer compares offers; a bank, a maker and the staff ask for their full queues and lists. */
export async function measureComparisonAndQueues(
  say: (line: string) => void,
): Promise<Readonly<Record<'buyer' | 'bank' | 'maker' | 'own' | 'staff', QueueFigures>>> {
  const server = await startServer({
    dataDir: temporaryFolder(),
    databaseUrl: null,
    builds: null,
    demo: true,
  });
  say(`  Giving a quote ${comparison.banks} offers`);
  const [cookie, quote] = await server.fillComparison(comparison);
  const buyer = await askComparison({
    ...comparison,
    address: `${server.url}/api/quotes/${quote}/financing`,
    cookie,
  });
  say(`  Giving a bank ${queueSize} requests`);
  const bank = await askQueue({
    address: `${server.url}/api/bank/quotes`,
    cookie: await server.fillQueue(queueSize),
    queries: ofBank,
    read: (body) => {
      const { data } = bankQuotesAnswer.safeParse(body);
      return data && data.figures.total >= queueSize ? data : null;
    },
  });
  const makers = await askMaker(server, say);
  say(`  Adding ${companies} companies`);
  const staff = await askQueue({
    address: `${server.url}/api/admin/verification`,
    cookie: await server.fillCompanies(companies),
    queries: ofStaff,
    read: (body) => {
      const { data } = verificationQueueAnswer.safeParse(body);
      const all = Object.values(data?.counts ?? {}).reduce((sum, count) => sum + count, 0);
      return data && all >= companies ? data : null;
    },
  });
  await server.stop();
  return { buyer, bank, ...makers, staff };
}

async function askMaker(server: Server, say: (line: string) => void) {
  say(`  Giving a maker ${makersYears.years} years of requests and views`);
  const maker = await askQueue({
    address: `${server.url}/api/manufacturer/overview`,
    cookie: await server.fillYears(makersYears),
    queries: ['?period=year', '?period=quarter'],
    read: readOverview,
  });
  say(`  Giving a maker ${ownProducts} products`);
  const own = await askQueue({
    address: `${server.url}/api/manufacturer/products`,
    cookie: await server.fillOwnProducts(ownProducts),
    queries: ofOwn,
    read: (body) => {
      const { data } = ownProductsAnswer.safeParse(body);
      return data && data.total >= ownProducts ? data : null;
    },
  });
  return { maker, own };
}

/** An overview has no next page. */
function readOverview(body: unknown) {
  const { data } = makerOverview.safeParse(body);
  const isWhole = data?.steps.every(({ requests }) => requests > 0) && Number(data.views.before) > 0;
  return data && isWhole ? { ...data, next: null } : null;
}
