import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { forgetUnsavedInput, unsavedInput, useUnsavedInput } from 'shared-kit/shell';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { productId } from '../testing/test-areas.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => {
  act(forgetUnsavedInput);
  network.restore();
});

const typing = () => act(() => unsavedInput.setState({ holders: new Set(['form']) }));
const asks = (name = en['leave.title']) => screen.findByRole('dialog', { name });
const asksNothing = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('leaving a page with unsaved input', () => {
  async function typed(path = '/quotes') {
    const market = await openMarket(path, { session: testSession });
    await userEvent.type(await screen.findByLabelText('note'), 'shirting');
    typing();
    return market;
  }

  it('asks first; staying keeps the input', async () => {
    const { address } = await typed();
    await userEvent.click(screen.getByRole('link', { name: 'to the shop' }));
    const dialog = await asks();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: en['leave.stay'] })).toHaveFocus());
    await press(en['leave.stay']);
    await asksNothing();
    expect(address()).toBe('/quotes');
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    expect(hasUnsavedInput()).toBe(true);
  });

  it('takes Escape for staying, and asks again next time', async () => {
    const { address } = await typed();
    for (const _again of [1, 2]) {
      await userEvent.click(screen.getByRole('link', { name: 'to the shop' }));
      await asks();
      await userEvent.keyboard('{Escape}');
      await asksNothing();
    }
    expect(address()).toBe('/quotes');
  });

  it('leaves after consent and forgets the input', async () => {
    const { address } = await typed();
    await userEvent.click(screen.getByRole('link', { name: 'to the shop' }));
    await press(en['leave.leave']);
    await waitFor(() => expect(address()).toBe('/shop'));
    await asksNothing();
    expect(hasUnsavedInput()).toBe(false);
  });

  it.each([
    [en['leave.leave'], '/shop', false],
    [en['leave.stay'], '/quotes?state=sent', true],
  ])('still hears "%s" after the page replaced its own address', async (answer, then, isKept) => {
    const { router, address } = await typed();
    await userEvent.click(screen.getByRole('link', { name: 'to the shop' }));
    await asks();
    await act(() => router.navigate('/quotes?state=sent', { replace: true }));
    await press(answer);
    await asksNothing();
    await waitFor(() => expect(address()).toBe(then));
    expect(hasUnsavedInput()).toBe(isKept);
  });

  it('asks even if the page replaces its own address before anything is drawn', async () => {
    const { router, address } = await typed();
    await act(async () => {
      void router.navigate('/shop');
      await router.navigate('/quotes?state=sent', { replace: true });
    });
    await asks();
    await press(en['leave.leave']);
    await waitFor(() => expect(address()).toBe('/shop'));
  });

  it('asks on the way back as well, in Turkish', async () => {
    const { router, address } = await openMarket('/tr/shop', { session: testSession });
    await act(() => router.navigate('/tr/quotes'));
    await screen.findByRole('heading', { level: 1, name: 'quotes' });
    typing();
    await act(() => router.navigate(-1));
    await asks(tr['leave.title']);
    expect(address()).toBe('/tr/quotes');
    await press(tr['leave.leave']);
    await waitFor(() => expect(address()).toBe('/tr/shop'));
  });

  it.each(['/quotes?state=sent', '/tr/quotes', '/quotes#offers'])('%s is the same page', async (to) => {
    const { router, address } = await typed();
    await act(() => router.navigate(to));
    await waitFor(() => expect(address()).toBe(to));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
  });
});

it('a page that asks for sign-in is no leaving: only that is asked', async () => {
  const { router, address } = await openMarket('/shop');
  typing();
  await act(() => router.navigate(`/shop/${productId}`));
  await asks(en['request-login-modal.title']);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(address()).toBe('/shop');
});

it.each([
  [true, true],
  [false, false],
])('closing the tab while something is unsaved (%s) is asked about: %s', async (isDirty, isAsked) => {
  await openMarket('/shop');
  if (isDirty) typing();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isAsked);
});

describe('a form', () => {
  const saved = jest.fn();
  function Form() {
    const [text, setText] = useState('');
    const release = useUnsavedInput(text !== '');
    const save = () => {
      release();
      saved(hasUnsavedInput());
    };
    return (
      <form onReset={() => setText('')}>
        <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="reset">Undo</button>
        <button type="button" onClick={save}>
          Save
        </button>
      </form>
    );
  }

  it('holds the input until it is undone, saved or removed', async () => {
    const { unmount } = render(<Form />);
    const field = screen.getByLabelText('text');
    expect(hasUnsavedInput()).toBe(false);
    await userEvent.type(field, 'Ne 80/2');
    expect(hasUnsavedInput()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(hasUnsavedInput()).toBe(false);
    await userEvent.type(field, 'Ne 60/2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toHaveBeenCalledWith(false);
    await userEvent.clear(field);
    await userEvent.type(field, 'Ne 40/2');
    expect(hasUnsavedInput()).toBe(true);
    unmount();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('does not answer for another', async () => {
    const { unmount } = render(<Form />);
    render(<Form />);
    for (const field of screen.getAllByLabelText('text')) await userEvent.type(field, 'x');
    unmount();
    expect(hasUnsavedInput()).toBe(true);
  });
});
