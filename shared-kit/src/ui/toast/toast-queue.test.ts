import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.toasts().map((toast) => toast.text);

describe('the toast queue', () => {
  it('shows a toast for three seconds', () => {
    const queue = createToastQueue();
    queue.show({ text: 'Request sent' });
    jest.advanceTimersByTime(2999);
    expect(texts(queue)).toEqual(['Request sent']);
    jest.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('keeps toasts while any reason holds, and then gives them their whole time', () => {
    const queue = createToastQueue();
    queue.show({ text: 'Request sent' });
    jest.advanceTimersByTime(2000);
    queue.hold('pointer');
    queue.hold('focus');
    queue.show({ text: 'Saved' });
    jest.advanceTimersByTime(60_000);
    queue.release('pointer');
    jest.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['Request sent', 'Saved']);
    queue.release('focus');
    jest.advanceTimersByTime(2999);
    expect(texts(queue)).toEqual(['Request sent', 'Saved']);
    jest.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('lets the oldest give way, and its clock with it', () => {
    const queue = createToastQueue({ limit: 2 });
    for (const text of ['one', 'two', 'three']) queue.show({ text });
    expect(texts(queue)).toEqual(['two', 'three']);
    expect(jest.getTimerCount()).toBe(2);
  });

  it('is dismissed by hand once, telling its listeners until they leave', () => {
    const queue = createToastQueue();
    const told = jest.fn();
    const leave = queue.subscribe(told);
    const id = queue.show({ text: 'Saved' });
    queue.dismiss(id);
    queue.dismiss(id);
    expect(told).toHaveBeenCalledTimes(2);
    leave();
    queue.show({ text: 'Saved again' });
    expect(told).toHaveBeenCalledTimes(2);
  });
});
