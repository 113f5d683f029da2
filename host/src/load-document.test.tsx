import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { forgetUnsavedInput, unsavedInput } from 'shared-kit/shell';
import { connectionStore } from 'shared-kit/shell/host';
import {
  followRouter,
  isDocumentLoading,
  loadDocument,
  mayLoadDocument,
  shownPath,
} from './load-document.ts';

const ways = {
  assign: jest.fn<Location['assign']>(),
  replace: jest.fn<Location['replace']>(),
  reload: jest.fn<Location['reload']>(),
};
beforeEach(() => {
  for (const way of Object.values(ways)) way.mockClear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** A tab at /shop whose next page never loads. */
function tabOnTheWay(to: string, options: { replace?: boolean } = {}) {
  const router = createMemoryRouter(
    [
      { path: '/shop', element: null },
      { path: '*', loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: ['/shop'] },
  );
  followRouter(router);
  window.history.replaceState(null, '', '/shop');
  void router.navigate(to, options);
  return router;
}
/** The router updates its state a moment later. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

describe('the document that is loaded', () => {
  it('is that of the page the visitor is going to, with its query and hash', async () => {
    tabOnTheWay('/quotes?state=sent#offers');
    await aMoment();
    void loadDocument(ways);
    expect(ways.assign).toHaveBeenCalledWith('/quotes?state=sent#offers');
    expect(isDocumentLoading()).toBe(true);
    expect(shownPath()).toBe('/shop');
  });

  it('takes the place of the page that is left where that page would not be kept', async () => {
    tabOnTheWay('/quotes', { replace: true });
    await aMoment();
    void loadDocument(ways);
    expect(ways.replace).toHaveBeenCalledWith('/quotes');
    expect(ways.assign).not.toHaveBeenCalled();
  });

  it('is loaded anew where the browser is at its address already', async () => {
    tabOnTheWay('/quotes#offers');
    await aMoment();
    window.history.replaceState({ idx: 3 }, '', '/quotes');
    void loadDocument(ways);
    expect(ways.reload).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('#offers');
    expect(window.history.state).toEqual({ idx: 3 });
    expect(ways.assign).not.toHaveBeenCalled();
  });

  it('is the current page if there is no navigation', () => {
    followRouter(createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/cart'] }));
    window.history.replaceState(null, '', '/cart');
    void loadDocument(ways);
    expect(ways.reload).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [true, 1],
  [false, 0],
])('who comes back to the document that was left (kept as it was: %s) gets it anew', (persisted, reloads) => {
  const own = { ...ways, reload: jest.fn<Location['reload']>() };
  void loadDocument(own);
  own.reload.mockClear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(own.reload).toHaveBeenCalledTimes(reloads);
});

it('nobody loses input, or the current page while the market is unreachable', () => {
  expect(mayLoadDocument()).toBe(true);
  unsavedInput.setState({ holders: new Set(['form']) });
  expect(mayLoadDocument()).toBe(false);
  forgetUnsavedInput();
  connectionStore.setState({ isUnplugged: true });
  expect(mayLoadDocument()).toBe(false);
  connectionStore.setState({ isUnplugged: false });
});
