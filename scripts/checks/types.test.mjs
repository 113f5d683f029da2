import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { plantWorkspace } from './planted-workspace.mjs';
import { haveMessagesChangedSince, problemsIn } from './types.mjs';

const fault = "src/main.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.";
const none = "error TS18003: No inputs were found in config file 'tsconfig.json'.";

it.each([
  ['finds nothing', 0, '', []],
  ['finds a fault', 2, `${fault}\n`, [fault]],
  ['has nothing to check', 2, `${none}\n`, []],
  ['is killed', 137, '\n', ['server: the compiler ended with 137 and said nothing']],
])('a compiler that %s', (_what, code, output, problems) => {
  expect(problemsIn('server', { code, output })).toEqual(problems);
});

it('checks anew what uses messages that are newer than what the compiler kept', () => {
  const [kept, messages] = ['kept.tsbuildinfo', 'host/src/messages/en.json'];
  const planted = plantWorkspace({ [kept]: '{}', [messages]: '{}' });
  const madeAt = (file, second) => utimesSync(join(planted.root, file), second, second);
  try {
    const isOld = () => haveMessagesChangedSince(join(planted.root, kept), planted.root);
    madeAt(messages, 1000);
    madeAt(kept, 2000);
    expect(isOld()).toBe(false);
    madeAt(messages, 3000);
    expect(isOld()).toBe(true);
  } finally {
    planted.remove();
  }
});
