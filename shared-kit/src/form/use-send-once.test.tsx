import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSendOnce } from './use-send-once.ts';

function openMove() {
  const keys: string[] = [];
  const { result } = renderHook(() => useSendOnce((error) => (error as Error).message));
  const send = (body: object, failure?: Error) =>
    act(() =>
      result.current.run(async () => {
        keys.push(result.current.keyOf(body));
        if (failure) throw failure;
      }, 'accept'),
    );
  return { keys, result, send };
}

it('keeps the key of a body until it took effect, so that a retry is no second move', async () => {
  const { keys, result, send } = openMove();
  expect(await send({ offer: 1 }, new Error('lost'))).toBe(false);
  expect(result.current.failure).toBe('lost');
  expect(await send({ offer: 1 })).toBe(true);
  expect(result.current.isDone).toBe(true);
  expect(keys[1]).toBe(keys[0]);
});

it('has another key for another body, and for the same one after it took effect', async () => {
  const { keys, send } = openMove();
  await send({ offer: 1 }, new Error('lost'));
  await send({ offer: 2 });
  await send({ offer: 2 });
  expect(new Set(keys).size).toBe(3);
});
