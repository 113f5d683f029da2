import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { StartFailure } from '../start-failure.ts';
import { testBucket } from '../testing/test-bucket.ts';
import { provideFiles } from './provide-files.ts';
import { s3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';

describe('s3 files', () => {
  let bucket: Awaited<ReturnType<typeof testBucket>>;
  beforeAll(async () => {
    bucket = await testBucket();
  });
  afterAll(() => bucket.close());

  const content = Buffer.from('content');
  const nowhere = 'http://127.0.0.1:1';

  /** A store that answers every request the same way. */
  let bad: Server | null = null;
  afterEach(() => {
    bad?.closeAllConnections();
    bad?.close();
  });
  async function answering(answer: RequestListener): Promise<S3Settings> {
    bad = createServer(answer).listen(0, '127.0.0.1');
    await once(bad, 'listening');
    return { ...bucket.settings, endpoint: `http://127.0.0.1:${(bad.address() as AddressInfo).port}` };
  }

  const sentenceOf = (error: unknown) => ((error as Error).cause as Error).message;

  describe('at start', () => {
    it('a bucket that may be used is taken, and nothing is left in it', async () => {
      const files = await provideFiles(bucket.settings, '/nowhere');
      await files.write('a/b', content);
      expect(await s3Files(bucket.settings).read('a/b')).toEqual(content);
    });

    it.each<[string, Partial<S3Settings>, RegExp]>([
      [
        'a store that is away',
        { endpoint: nowhere },
        /^Bucket market at .* can't be used \(.*ECONNREFUSED.*\): /,
      ],
      ['no such bucket', { bucket: 'elsewhere' }, /^There is no bucket elsewhere at .*: create it, /],
      ['a wrong secret', { secretAccessKey: 'x' }, /refuses S3_ACCESS_KEY_ID .*\(SignatureDoesNotMatch\)/],
      ['a wrong key', { accessKeyId: 'x' }, /refuses S3_ACCESS_KEY_ID .*\(InvalidAccessKeyId\)/],
    ])('%s is told in one sentence', async (_what, change, sentence) => {
      const opening = provideFiles({ ...bucket.settings, ...change }, '/nowhere');
      await expect(opening).rejects.toThrow(StartFailure);
      await expect(opening).rejects.toThrow(sentence);
    });
  });

  describe('a store that fails later', () => {
    it('is tried three times, then fails with a code', async () => {
      let tries = 0;
      const settings = await answering((_request, response) => {
        tries += 1;
        response.writeHead(500).end();
      });
      const error = await s3Files(settings)
        .read('a/b')
        .catch((it: unknown) => it);
      expect(error).toMatchObject({ code: 'files.unreachable', status: 503 });
      expect(sentenceOf(error)).toMatch(/^Bucket market at http.* can't be used \(500 /);
      expect(tries).toBe(3);
    });

    it.each<[string, RequestListener]>([
      ['says nothing', () => undefined],
      [
        'stops in the middle of a file',
        (_request, response) => {
          response.writeHead(200, { 'content-length': 1000 }).write('half');
        },
      ],
      [
        'breaks off in the middle of a file',
        (_request, response) => {
          response.writeHead(200, { 'content-length': 1000 }).write('half');
          setTimeout(() => response.destroy(), 20);
        },
      ],
    ])('and %s holds nobody up, and no half file is read', async (_what, answer) => {
      const settings = await answering(answer);
      await expect(s3Files(settings, 300).read('a/b')).rejects.toMatchObject({ code: 'files.unreachable' });
    });
  });
});
