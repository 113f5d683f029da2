/** The test run's PostgreSQL, passed from Jest's set-up to its workers through the environment. */
const variable = 'TEST_POSTGRES';

type TestServer = Readonly<{ url: string; template: string }>;

export function publishTestServer(server: TestServer): void {
  process.env[variable] = JSON.stringify(server);
}

function read(): TestServer {
  const text = process.env[variable];
  if (!text) throw new Error('no test database server: run these tests through the Jest project "server"');
  return JSON.parse(text) as TestServer;
}

export const templateName = (): string => read().template;

/** The connection string of one database on that server. */
export function testServerUrl(database: string): string {
  return withDatabase(read().url, database);
}

/** The same connection string with another database. */
export function withDatabase(url: string, database: string): string {
  const [address = '', query] = url.split('?');
  const other = address.replace(/^(\w+:\/\/[^/]*)(\/[^/]*)?$/, `$1/${database}`);
  return query === undefined ? other : `${other}?${query}`;
}
