import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from 'shared-kit/shell';
import { problemAnswer } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { aPriceList } from './testing/a-price-list.ts';
import { field, group, listPage, open, save } from './testing/list-page.tsx';

const { market, takeWrites } = listPage();

describe('what is wrong', () => {
  it('is named before anything is sent', async () => {
    open();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.type(screen.getByLabelText('Valid through'), '2025-12-31');
    await userEvent.clear(group('Weaving machines').getByLabelText('Discount'));
    await userEvent.type(group('Weaving machines').getByLabelText('Discount'), '100');
    await userEvent.clear(group('Wear-part kit').getByLabelText('Price'));
    await save();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual([
      'Enter a name for the list.',
      'It would end before it begins.',
      'Weaving machines: Enter a percentage above 0 and below 100.',
      'Wear-part kit: Enter a price above 0.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /Weaving machines/ }));
    expect(group('Weaving machines').getByLabelText('Discount')).toHaveFocus();
    expect(market.written).toEqual([]);
  });

  it('never takes the focus from somebody who types', async () => {
    open();
    const price = (await screen.findAllByRole('textbox', { name: 'Price' }))[0];
    if (!price) throw new Error('the kit has no price');
    await userEvent.clear(price);
    await save();
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.type(price, '2.125');
    expect(price).toHaveFocus();
    expect(price).toHaveValue('2.125');
    expect(price).toHaveAccessibleDescription('');
    await userEvent.tab();
    expect(price).toHaveAccessibleDescription('This can mean two figures. Write 2125 or 2.1250.');
    expect(market.written).toEqual([]);
  });

  it('of the server’s findings stands at its field until that is changed', async () => {
    const errors = [
      { name: 'companies.0', reason: 'unknown' },
      { name: 'entries.0.percentOff', reason: 'invalid' },
      { name: 'entries.1.productId', reason: 'unknown' },
    ];
    takeWrites(() => {
      const { status = 400, body } = problemAnswer(400, 'request.body-invalid');
      return { status, body: { ...(body as object), errors } };
    });
    open();
    await screen.findByRole('textbox', { name: 'Name' });
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((it) => it.textContent)).toEqual([
      'Nordhav: This isn’t available any more. Remove it from the list.',
      'Weaving machines: The market doesn’t accept this. Check what you typed.',
      'Wear-part kit: This isn’t available any more. Remove it from the list.',
    ]);
    const discount = group('Weaving machines').getByLabelText('Discount');
    expect(discount).toHaveAccessibleDescription(en['price-lists.unfit.other']);
    await userEvent.type(discount, '.5');
    expect(discount).toHaveAccessibleDescription('');
    expect(summary.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(summary.getByRole('link', { name: /Nordhav/ }));
    expect(screen.getByRole('button', { name: 'Remove Nordhav' })).toHaveFocus();
  });

  it('of the connection is told, and the input stays', async () => {
    takeWrites(() => problemAnswer(403, 'company.not-allowed'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2027');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your company can’t change prices for now');
    expect(field('Name')).toHaveValue('Nordic partners 2027');
  });
});

describe('a colleague’s newer version', () => {
  const moved = async () => {
    takeWrites(() => problemAnswer(409, 'price-list.moved'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2027');
    market.kept = aPriceList({ revision: 7, name: 'Theirs', changedBy: 'Fatma Şahin' });
    await save();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Fatma Şahin saved it on');
    expect(field('Name')).toHaveValue('Nordic partners 2027');
    return within(note);
  };

  it('may be loaded in place of what I typed', async () => {
    const note = await moved();
    await userEvent.click(note.getByRole('button', { name: 'Load theirs' }));
    expect(field('Name')).toHaveValue('Theirs');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('may be replaced by mine', async () => {
    const note = await moved();
    takeWrites(() => ({ status: 200, body: { revision: 8 } }));
    await userEvent.click(note.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() =>
      expect(market.written.at(-1)).toMatchObject({ revision: 7, name: 'Nordic partners 2027' }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
