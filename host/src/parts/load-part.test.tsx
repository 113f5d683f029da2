import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { forgetUnsavedInput, lazyPart, type PartLoader, unsavedInput } from 'shared-kit/shell';
import { loadPartsBy } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { mendPart, pausesMs } from './mend-part.tsx';
import { takeReloadNote } from './reload-note.ts';

const missing = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
const part = { default: () => <p>the dialog</p> };
const tries = pausesMs.length + 1;

/** As the host loads parts, with a reload that is only counted. */
const loading: PartLoader = (load, renew) => load().catch((cause) => mendPart(cause, load, renew, reload));
const loadPart = (load: () => Promise<typeof part>, isNeeded: boolean) =>
  loading<object>(load, isNeeded ? () => {} : null);

let network: FakeNetwork;
const reload = jest.fn(async () => {});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  network = fakeNetwork({ '/api/ready': () => ({ body: {} }), '/api/failures': () => ({ body: {} }) });
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  act(forgetUnsavedInput);
  network.restore();
});
const afterAllPauses = () => act(() => jest.advanceTimersByTimeAsync(20_000));

describe('a part whose file does not come', () => {
  it.each([1, 3])('is shown after %i failures, without a reload', async (failures) => {
    const load = jest.fn(async () => part);
    for (let i = 0; i < failures; i += 1) load.mockImplementationOnce(missing);
    const loading = loadPart(load, true);
    await afterAllPauses();
    expect(await loading).toBe(part);
    expect(load).toHaveBeenCalledTimes(failures + 1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is tried again after pauses that grow', async () => {
    const at: number[] = [];
    const load = () => {
      at.push(Date.now());
      return missing();
    };
    void loadPart(load, true);
    await afterAllPauses();
    const gaps = at.slice(1).map((time, i) => time - (at[i] ?? 0));
    expect(gaps).toHaveLength(pausesMs.length);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  });

  it('reloads the page once, which then says why', async () => {
    void loadPart(missing, true);
    await afterAllPauses();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(takeReloadNote()).toBe(true);
    expect(takeReloadNote()).toBe(false);
    const again = loadPart(missing, true);
    await afterAllPauses();
    expect(await again).toEqual({ default: expect.any(Function) });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads over unsaved input', async () => {
    act(() => unsavedInput.setState({ holders: new Set(['form']) }));
    const loading = loadPart(missing, true);
    await afterAllPauses();
    expect(await loading).toEqual({ default: expect.any(Function) });
    expect(reload).not.toHaveBeenCalled();
    expect(takeReloadNote()).toBe(false);
  });

  it('never reloads for what the page is complete without', async () => {
    const refused = loadPart(missing, false).catch(({ name }: Error) => name);
    await afterAllPauses();
    expect(await refused).toBe('ChunkLoadError');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is no such part if it came and threw', async () => {
    const error = new TypeError('x is undefined');
    const load = jest.fn(() => Promise.reject(error));
    await expect(loadPart(load, true)).rejects.toBe(error);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('in the page', () => {
  beforeEach(() => loadPartsBy(loading));
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  function Page({ Dialog }: { Dialog: React.ComponentType }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="note" />
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Ask
        </button>
        <Suspense>{isOpen && <Dialog />}</Suspense>
      </>
    );
  }
  const show = (Dialog: React.ComponentType, path = '/') =>
    renderInShell(<Page Dialog={Dialog} />, { path, messages: { host: path === '/' ? en : tr } });

  it.each([
    ['/', en],
    ['/tr', tr],
  ])(
    'at %s a missing part is told in its place, keeps what was typed, and comes at another try',
    async (path, t) => {
      act(() => unsavedInput.setState({ holders: new Set(['form']) }));
      let isThere = false;
      show(
        lazyPart(() => (isThere ? Promise.resolve(part) : missing())),
        path,
      );
      await user().type(screen.getByLabelText('note'), 'shirting');
      await user().click(screen.getByRole('button', { name: 'Ask' }));
      await afterAllPauses();
      expect(screen.getByRole('alert')).toHaveTextContent(t['part.missing']);
      expect(screen.getByRole('button', { name: t['error.reload'] })).toBeVisible();
      isThere = true;
      await user().click(screen.getByRole('button', { name: t['error.retry'] }));
      await afterAllPauses();
      expect(screen.getByText('the dialog')).toBeVisible();
      expect(screen.getByLabelText('note')).toHaveValue('shirting');
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('who opens it anew tries anew', async () => {
    act(() => unsavedInput.setState({ holders: new Set(['form']) }));
    const load = jest.fn(missing);
    show(lazyPart<object>(load));
    const press = async () => {
      await user().click(screen.getByRole('button', { name: 'Ask' }));
      await afterAllPauses();
    };
    await press();
    await press();
    await press();
    expect(load).toHaveBeenCalledTimes(2 * tries);
  });

  it('shows what stands for it where the page is complete without it, whatever failed', async () => {
    show(
      lazyPart<object>(
        () => Promise.reject(new Error('it threw')),
        () => <p>the rest</p>,
      ),
    );
    await user().click(screen.getByRole('button', { name: 'Ask' }));
    await afterAllPauses();
    expect(screen.getByText('the rest')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
