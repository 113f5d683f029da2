import { expect, it } from '@jest/globals';
import { checkHandMadeForms } from './hand-made-forms.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

async function problemsOf(text, path, excused = []) {
  const planted = plantWorkspace({ [path]: text });
  const { problems } = await checkHandMadeForms(planted.root, excused);
  planted.remove();
  return problems;
}
const page = 'mf-shop/src/page.tsx';

it.each([
  [page, 'const form = <form onSubmit={send} />;', 'onSubmit'],
  [page, 'const { keyOf, done } = useKeyPerBody();', 'useKeyPerBody'],
  ['host/src/account/wish.ts', 'call(wishes.make, { key: newIdempotencyKey() });', 'newIdempotencyKey'],
  ['shared-kit/src/financing/wish.ts', "useUnsavedInput(text !== '');", 'useUnsavedInput'],
])('finds in %s: %s', async (path, line, name) => {
  expect(await problemsOf(`\n${line}\n`, path)).toEqual([`${path}:2 uses ${name}`]);
});

it.each([
  [page, 'const form = <form {...sends(send)} />;'],
  [page, "import { newIdempotencyKey } from 'shared-kit/shell';"],
  ['mf-shop/src/page.test.tsx', 'const form = <form onSubmit={send} />;'],
  ['shared-kit/src/form/use-sending.ts', 'const { keyOf, done } = useKeyPerBody();'],
  ['server/src/modules/quotes/wish.ts', 'newIdempotencyKey();'],
])('takes in %s: %s', async (path, line) => {
  expect(await problemsOf(line, path)).toEqual([]);
});

it('takes what has a reason, as long as it needs one', async () => {
  expect(await problemsOf('newIdempotencyKey();', page, [page])).toEqual([]);
  expect(await problemsOf('call(wishes.make);', page, [page])).toEqual([`${page} needs no reason any more`]);
});
