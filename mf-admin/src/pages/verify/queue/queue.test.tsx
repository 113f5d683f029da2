import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyKinds } from 'shared-kit/contract/companies';
import { fillIn } from 'shared-kit/contract/languages';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { containing, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import {
  first,
  openQueue,
  queued,
  queueUrl,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

let market: VerificationMarket;
beforeEach(() => {
  market = verificationMarket();
});
afterEach(() => market.network.restore());

const counted = (state: keyof typeof en, count: number) =>
  fillIn(en['verify.queue.count'], { state: en[state], count });

describe('the queue', () => {
  it.each([
    ['/admin/verify', en],
    ['/tr/admin/verify', tr],
  ])('at %s says who waits how long', async (path, words) => {
    openQueue(path);
    const item = await screen.findByRole('link', { name: /Yeşildere/ });
    const about = { kind: words['companies.kind.machinery-manufacturer'], country: 'Türkiye' };
    expect(item).toHaveTextContent(fillIn(words['verify.queue.about'], about));
    expect(item).toHaveTextContent(fillIn(words['verify.queue.days'], { days: 2, hours: 4 }));
  });

  it('is chosen by state, kind and search, in the address', async () => {
    const { address } = openQueue('/admin/verify?cursor=late');
    await screen.findByRole('link', { name: /Yeşildere/ });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'approved');
    expect(address()).toBe('/admin/verify?state=approved');
    await userEvent.click(screen.getByRole('radio', { name: en['verify.queue.group.banks'] }));
    await userEvent.type(screen.getByRole('searchbox'), ' çığır {Enter}');
    expect(address()).toBe('/admin/verify?state=approved&group=banks&q=%C3%A7%C4%B1%C4%9F%C4%B1r');
    expect(market.askedFor()).toEqual({ state: 'approved', group: 'banks', q: 'çığır' });
  });

  it('has a place for verified companies whose documents are incomplete', async () => {
    market.lists({ companies: [{ ...queued, verification: 'approved' }] });
    openQueue('/admin/verify?state=incomplete');
    expect(await screen.findByRole('link', { name: /Yeşildere/ })).toHaveTextContent(
      fillIn(en['verify.queue.days'], { days: 2, hours: 4 }),
    );
    expect(market.askedFor()).toEqual({ state: 'incomplete' });
  });

  it('counts each state', async () => {
    openQueue();
    await screen.findByRole('option', { name: counted('verify.queue.state.waiting', 6) });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(
      expect.arrayContaining([
        counted('verify.queue.state.incomplete', 3),
        counted('verify.queue.state.all', 28),
        counted('companies.state.submitted', 4),
        counted('companies.state.approved', 21),
      ]),
    );
  });

  it('keeps its choice in the address of a company', async () => {
    openQueue('/admin/verify?group=makers');
    expect(await screen.findByRole('link', { name: /Halden/ })).toHaveAttribute(
      'href',
      `/admin/verify/${second}?group=makers`,
    );
  });

  it('is walked through with J and K, not while somebody types', async () => {
    const { address } = openQueue();
    await screen.findByRole('link', { name: /Yeşildere/ });
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/admin/verify/${first}`));
    await userEvent.type(
      await screen.findByRole('textbox', { name: containing(en['verify.decision.reason']) }),
      'jk',
    );
    expect(address()).toBe(`/admin/verify/${first}`);
  });

  it('goes on from its place once the open company has left the list', async () => {
    const third = '01a1fd35-2cf9-73b6-9957-a9913c714a03';
    const [one, two, three] = [first, second, third].map((id) => ({ ...queued, id, legalName: id }));
    const lists = (...companies: (typeof queued | undefined)[]) =>
      market.lists({ companies: companies.filter((it) => it !== undefined) });
    lists(one, two, three);
    const { address } = openQueue(`/admin/verify/${second}`);
    await screen.findByRole('link', { name: new RegExp(second) });
    lists(one, three);
    act(() => passOnLiveNews({ topic: 'company', id: second }));
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(second) })).toBeNull());
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/admin/verify/${third}`));
    lists(one);
    act(() => passOnLiveNews({ topic: 'company', id: third }));
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(third) })).toBeNull());
    await userEvent.keyboard('k');
    await waitFor(() => expect(address()).toBe(`/admin/verify/${first}`));
  });

  it('says when nobody waits, and what failed', async () => {
    market.lists({ companies: [] });
    const empty = openQueue();
    expect(await screen.findByRole('heading', { name: en['verify.queue.empty.title'] })).toBeVisible();
    empty.unmount();
    market.network.answer(queueUrl, () => problemAnswer(500, 'internal', 'req-7f3a'));
    openQueue();
    expect(await screen.findByText(/req-7f3a/)).toBeVisible();
  }, 15_000);

  it.each(companyKinds)('has words for a %s in both languages', async (kind) => {
    market.lists({ companies: [{ ...queued, kind }] });
    for (const [path, words] of [
      ['/admin/verify', en],
      ['/tr/admin/verify', tr],
    ] as const) {
      const shown = openQueue(path);
      expect(await screen.findByRole('link', { name: /Yeşildere/ })).toHaveTextContent(
        words[`companies.kind.${kind}`],
      );
      shown.unmount();
    }
  });

  it('follows the market', async () => {
    openQueue();
    await screen.findByRole('link', { name: /Yeşildere/ });
    market.lists({ companies: [] });
    act(() => passOnLiveNews({ topic: 'company', id: second }));
    expect(await screen.findByRole('heading', { name: en['verify.queue.empty.title'] })).toBeVisible();
  });
});
