import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../files/s3-settings.ts';

const bucket = 'market';
const toBucketItself = new RegExp(`^/${bucket}/?(\\?|$)`);

/** A real S3-compatible server with one empty bucket. */
export async function testBucket(): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const open = (allowMismatchedSignatures: boolean) =>
    new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket }], allowMismatchedSignatures });
  const strict = open(false);
  await strict.configureBuckets();
  // s3rver signs a list request without the URL's last slash, so only object requests check the signature.
  const [files, lists] = [strict.callback(), open(true).callback()];
  const server = createServer((request, response) =>
    (toBucketItself.test(request.url ?? '') ? lists : files)(request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
