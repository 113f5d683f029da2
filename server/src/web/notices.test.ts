import { describe, expect, it } from '@jest/globals';
import { noticesPath } from 'shared-kit/contract/market';
import { testWeb } from './testing/test-web.ts';

describe('the notices of libraries', () => {
  const market = testWeb();
  it('are served, with who has the copyright', async () => {
    const answer = await market.get(noticesPath);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^react [\d.]+, MIT\n {4}Copyright \(c\) Meta Platforms/m);
  });
});
