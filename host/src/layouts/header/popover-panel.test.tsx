import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PopoverPanel } from './popover-panel.tsx';

/** Popovers, which jsdom lacks. */
const hidden = jest.fn();
let isOpen = false;

beforeEach(() => {
  hidden.mockClear();
  const { matches } = Element.prototype;
  jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  } as Element['matches']);
  HTMLElement.prototype.hidePopover = hidden;
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show() {
  const opened = jest.fn();
  const panel = (
    <PopoverPanel id="panel" label="Panel" button="Panel" onOpen={opened}>
      <p>inside</p>
    </PopoverPanel>
  );
  const router = createMemoryRouter([{ path: '*', element: panel }]);
  render(<RouterProvider router={router} />);
  return { opened, router };
}

it('stays open, and is filled, where it was opened before the page was taken over', () => {
  isOpen = true;
  const { opened } = show();
  expect(opened).toHaveBeenCalled();
  expect(hidden).not.toHaveBeenCalled();
});

it('is not filled before it is opened', () => {
  isOpen = false;
  expect(show().opened).not.toHaveBeenCalled();
});

it('closes behind a link inside it', async () => {
  isOpen = true;
  const { router } = show();
  await act(() => router.navigate('/shop'));
  expect(hidden).toHaveBeenCalledTimes(1);
});
