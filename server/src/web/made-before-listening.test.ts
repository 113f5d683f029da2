import { describe, expect, it } from '@jest/globals';
import { listen } from '../platform/http/listen.ts';
import { testWeb } from './testing/test-web.ts';

describe('made before listening', () => {
  const { open, publish, shop } = testWeb();

  it('has its public pages made before it listens', async () => {
    await publish(await shop('2.0.0-rendered', { isRendered: true }));
    const app = await open();
    await listen(app, { host: '127.0.0.1', port: 0 });
    const answer = await app.inject({ url: '/api/ready' });
    expect(answer.json()).toMatchObject({ pages: 'made' });
    await app.close();
  });
});
