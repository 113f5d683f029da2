import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { Client } from 'pg';

type Slow = Readonly<{
  connection: Readonly<{ host: string; port: number; user?: string; password?: string; database?: string }>;
  close: () => void;
}>;

/** A way to the same database on which the end of every answer comes a moment later, as on a busy network. */
export async function answersInPieces(connectionString: string): Promise<Slow> {
  const { host, port, user, password, database } = new Client({ connectionString });
  const server = createServer({ noDelay: true }, async (client) => {
    const postgres = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const both = [pipeline(client, postgres), pipeline(postgres, inPieces, client)];
    await Promise.allSettled(both);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  return {
    connection: { host: '127.0.0.1', port: address.port, user, password: password ?? undefined, database },
    close: () => server.close(),
  };
}

async function* inPieces(answers: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const answer of answers) {
    yield answer.subarray(0, -10);
    await breathe();
    yield answer.subarray(-10);
  }
}
