import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type AreaId, areaContract, type DeclaredSlot, type RegisteredArea } from 'shared-kit/contract/areas';
import type { PanelProps } from 'shared-kit/contract/slots';
import { loadPanelsBy, type PanelSource, panelSource } from 'shared-kit/slots/host';
import { renderInShell } from 'shared-kit/testing';
import { Slot } from './slot.tsx';

type Panel = ComponentType<PanelProps<'quote.aside'>>;
const Named = (name: string): Panel =>
  function NamedPanel({ quote, level }) {
    const Tag = `h${level}` as const;
    return (
      <>
        <Tag>
          {name} of {quote.id}
        </Tag>
        <button type="button">{name}</button>
      </>
    );
  };

const area = (id: AreaId, slots: DeclaredSlot[], change: Partial<RegisteredArea> = {}): RegisteredArea => ({
  id,
  version: '1',
  contract: areaContract,
  entry: `/r/${id}/1/remoteEntry.js`,
  integrity: '',
  pages: [],
  slots,
  ...change,
});
const aside = (order: number): DeclaredSlot => ({ name: 'quote.aside', order, height: 176 });

const quote = { id: 'q-1', viewer: 'buyer', hasOffer: true, financedBy: null } as const;
function open(areas: RegisteredArea[], path = '/') {
  return renderInShell(
    <>
      <button type="button">before</button>
      <Slot name="quote.aside" level={2} quote={quote} />
      <button type="button">after</button>
    </>,
    {
      path,
      registry: { buildId: 'b', host: 'h', areas },
      messages: { host: { 'part.missing': 'A part did not load.' } },
    },
  );
}

const broke = jest.fn<PanelSource['broke']>();
const panels = new Map<AreaId, () => Promise<Panel>>();
const source: PanelSource = {
  load: (async (id: AreaId) => await panels.get(id)?.()) as unknown as PanelSource['load'],
  broke,
};
const place = (id: AreaId) => document.querySelector<HTMLElement>(`[data-area="${id}"]`);

beforeEach(() => {
  panels.clear();
  broke.mockReset();
  panelSource.setState({ source: null });
});
afterEach(() => panelSource.setState({ source: null }));

describe('a slot', () => {
  it('is nothing where no area fills it', () => {
    open([area('bank', []), area('shop', [{ ...aside(1), name: 'overview' }])]);
    expect(document.querySelector('[data-slot]')).toBeNull();
  });

  it('keeps the height of a panel until the host has it loaded, and gives it back then', async () => {
    panels.set('bank', async () => Named('loans'));
    open([area('bank', [aside(10)])]);
    expect(place('bank')).toHaveAttribute('data-panel', 'waits');
    expect(place('bank')?.style.getPropertyValue('--panel-height')).toBe('176px');
    await act(async () => loadPanelsBy(source));
    expect(screen.getByRole('heading', { level: 2, name: 'loans of q-1' })).toBeVisible();
    expect(place('bank')).toHaveAttribute('data-panel', 'shown');
  });

  it('has panels in order, between what stands before and after it', async () => {
    panels.set('bank', async () => Named('loans')).set('shop', async () => Named('parts'));
    panels.set('admin', async () => Named('notes'));
    open([area('shop', [aside(20)]), area('bank', [aside(20)]), area('admin', [aside(30)])]);
    await act(async () => loadPanelsBy(source));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'before',
      'loans',
      'parts',
      'notes',
      'after',
    ]);
  });

  it('leaves out an area that this host can’t show', () => {
    open([area('bank', [aside(10)], { isUnavailable: true })]);
    expect(document.querySelector('[data-slot]')).toBeNull();
  });

  it('shows the others where one can’t be had', async () => {
    panels.set('bank', () => Promise.reject(new Error('no network'))).set('shop', async () => Named('parts'));
    open([area('bank', [aside(10)]), area('shop', [aside(20)])]);
    await act(async () => loadPanelsBy(source));
    expect(within(place('bank') as HTMLElement).getByText('A part did not load.')).toBeVisible();
    expect(place('bank')).toHaveAttribute('data-panel', 'failed');
    expect(screen.getByRole('heading', { name: 'parts of q-1' })).toBeVisible();
    expect(broke).not.toHaveBeenCalled();
  });

  it('shows the others, and tells the host, where one throws', async () => {
    const error = new TypeError('x is undefined');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    panels.set('shop', async () => Named('parts'));
    panels.set('bank', async () => () => {
      throw error;
    });
    open([area('bank', [aside(10)]), area('shop', [aside(20)])]);
    await act(async () => loadPanelsBy(source));
    expect(broke).toHaveBeenCalledTimes(1);
    expect(broke).toHaveBeenCalledWith('bank', error, expect.stringContaining('PanelBoundary'));
    expect(within(place('bank') as HTMLElement).getByText('A part did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'parts of q-1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'after' })).toBeVisible();
    logged.mockRestore();
  });

  it('asks for nothing more once its page is left', async () => {
    let come: (panel: Panel) => void = () => undefined;
    panels.set('bank', () => new Promise((resolve) => (come = resolve)));
    const { unmount } = open([area('bank', [aside(10)])]);
    await act(async () => loadPanelsBy(source));
    unmount();
    await act(async () => come(Named('loans')));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
