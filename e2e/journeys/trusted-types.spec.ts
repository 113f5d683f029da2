import { expect, test } from '../fixtures/market.ts';

test('text that came from elsewhere becomes neither a script nor markup that runs', async ({
  page,
  problems,
}) => {
  problems.allow(/No script may come from|This markup may not be shown|TrustedScript|TrustedTypePolicy/);
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refusals = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      foreign: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/h/1.js' }),
      upload: () => Object.assign(document.createElement('script'), { src: '/api/openapi.json' }),
      text: () => Object.assign(document.createElement('script'), { text: 'globalThis.ran = true' }),
      markup: () =>
        document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="globalThis.ran = true">'),
      frame: () => Object.assign(document.createElement('iframe'), { srcdoc: '<script>1</script>' }),
      drawing: () => {
        document.createElement('div').innerHTML = '<svg role="img"><path d="M0 0h9"/></svg>';
      },
      another: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (...args: unknown[]) => unknown } }
        ).trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(refusals).toEqual(
    ['foreign', 'upload', 'text', 'markup', 'frame', 'another'].map((name) => `${name}: TypeError`),
  );
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});
