import { once } from 'node:events';
import { createServer } from 'node:net';
import { Stop } from '../bootstrap/stop.mjs';

/** Checks the port before starting programs that would have to be stopped again. */
export async function assertFree(port, what, remedy) {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    throw new Stop(`Port ${port}, ${what}, is taken.`, remedy);
  } finally {
    probe.close();
  }
}
