import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function shown(message: ToastMessage) {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Notifications" dismissLabel="Dismiss" />);
  act(() => void queue.show(message));
  return queue;
}

const later = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const toast = () => screen.queryByText('Request sent to Altınmekik.');
const region = () => screen.getByRole('region', { name: 'Notifications' });

it('reads its news out politely and lets it go after three seconds', () => {
  shown({ text: 'Request sent to Altınmekik.' });
  expect(toast()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  later(3000);
  expect(toast()).toBeNull();
});

it('stays while the keyboard is on it, and leaves afterwards', () => {
  shown({ text: 'Request sent to Altınmekik.' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  later(10_000);
  expect(toast()).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  later(3000);
  expect(toast()).toBeNull();
});

it('stays while the pointer is on it, and leaves afterwards', () => {
  shown({ text: 'Request sent to Altınmekik.' });
  fireEvent.pointerEnter(region());
  later(10_000);
  expect(toast()).toBeVisible();
  fireEvent.pointerLeave(region());
  later(3000);
  expect(toast()).toBeNull();
});

it('acts, goes, and leaves the clock of the next one running', () => {
  const onSelect = jest.fn();
  const queue = shown({ text: 'Request sent to Altınmekik.', action: { label: 'View quote', onSelect } });
  fireEvent.pointerEnter(region());
  const action = screen.getByRole('button', { name: 'View quote' });
  act(() => action.focus());
  fireEvent.click(action);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(toast()).toBeNull();
  act(() => void queue.show({ text: 'Request sent to Altınmekik.' }));
  later(3000);
  expect(toast()).toBeNull();
});
