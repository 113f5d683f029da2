import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figureFields } from 'shared-kit/contract/figures';
import { fillIn } from 'shared-kit/contract/languages';
import { nameFaultWords } from 'shared-kit/contract/names';
import { openPoint } from 'shared-kit/figure-input';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { containing, problemAnswer } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { aPriceList } from './testing/a-price-list.ts';
import { field, group, listPage, open, save } from './testing/list-page.tsx';

const { market, takeWrites } = listPage();

const faultOf = (row: string, fault: string) => fillIn(en['price-lists.fault'], { row, fault });

describe('what is wrong', () => {
  it('is named before anything is sent', async () => {
    open();
    await userEvent.clear(await screen.findByRole('textbox', { name: en['price-lists.name'] }));
    await userEvent.type(screen.getByLabelText(en['price-lists.valid-until']), '2025-12-31');
    await userEvent.clear(group('Weaving machines').getByLabelText(en['price-lists.percent']));
    await userEvent.type(group('Weaving machines').getByLabelText(en['price-lists.percent']), '100');
    await userEvent.clear(group('Wear-part kit').getByLabelText(en['editor.price.price']));
    await save();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual([
      en['price-lists.wrong.name'],
      en['price-lists.wrong.backwards'],
      faultOf('Weaving machines', openPoint({ fault: 'too-large' }, figureFields.discount, 'en') ?? ''),
      faultOf('Wear-part kit', en['price-lists.wrong.price']),
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /Weaving machines/ }));
    expect(group('Weaving machines').getByLabelText(en['price-lists.percent'])).toHaveFocus();
    expect(market.written).toEqual([]);
  });

  it('never takes the focus from somebody who types', async () => {
    open();
    const price = (await screen.findAllByRole('textbox', { name: en['editor.price.price'] }))[0];
    if (!price) throw new Error('the kit has no price');
    await userEvent.clear(price);
    await save();
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.type(price, '2.125');
    expect(price).toHaveFocus();
    expect(price).toHaveValue('2.125');
    expect(price).toHaveAccessibleDescription('');
    await userEvent.tab();
    const question = openPoint({ question: ['2.125', '2125'] }, figureFields.listPrice, 'en');
    expect(price).toHaveAccessibleDescription(question);
    expect(within(screen.getByRole('group', { name: question })).getAllByRole('button')).toHaveLength(2);
    expect(market.written).toEqual([]);
  });

  it('of the server’s findings stands at its field until that is changed', async () => {
    const errors = [
      { name: 'name', reason: 'hidden-character' },
      { name: 'companies.0', reason: 'unknown' },
      { name: 'entries.0.percentOff', reason: 'invalid' },
      { name: 'entries.1.productId', reason: 'unknown' },
    ];
    takeWrites(() => {
      const { status = 400, body } = problemAnswer(400, 'request.body-invalid');
      return { status, body: { ...(body as object), errors } };
    });
    open();
    await screen.findByRole('textbox', { name: en['price-lists.name'] });
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((it) => it.textContent)).toEqual([
      nameFaultWords('hidden-character', 'en'),
      faultOf('Nordhav', en['price-lists.unfit.unknown']),
      faultOf('Weaving machines', en['price-lists.unfit.other']),
      faultOf('Wear-part kit', en['price-lists.unfit.unknown']),
    ]);
    const discount = group('Weaving machines').getByLabelText(en['price-lists.percent']);
    expect(discount).toHaveAccessibleDescription(en['price-lists.unfit.other']);
    await userEvent.type(discount, '.5');
    expect(discount).toHaveAccessibleDescription('');
    expect(summary.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(summary.getByRole('link', { name: /Nordhav/ }));
    const remove = fillIn(en['price-lists.remove-row'], { name: 'Nordhav' });
    expect(screen.getByRole('button', { name: remove })).toHaveFocus();
  });

  it('of the connection is told, and the input stays', async () => {
    takeWrites(() => problemAnswer(403, 'company.not-allowed'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: en['price-lists.name'] }), ' 2027');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(en['price-lists.refusal.company.not-allowed']);
    expect(field(en['price-lists.name'])).toHaveValue('Nordic partners 2027');
  });
});

describe('a colleague’s newer version', () => {
  const moved = async () => {
    takeWrites(() => problemAnswer(409, 'price-list.moved'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: en['price-lists.name'] }), ' 2027');
    market.kept = aPriceList({ revision: 7, name: 'Theirs', changedBy: 'Fatma Şahin' });
    await save();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(containing(en['price-lists.moved.text'], { by: 'Fatma Şahin' }));
    expect(field(en['price-lists.name'])).toHaveValue('Nordic partners 2027');
    return within(note);
  };

  it('may be loaded in place of what I typed', async () => {
    const note = await moved();
    await userEvent.click(note.getByRole('button', { name: en['price-lists.moved.take'] }));
    expect(field(en['price-lists.name'])).toHaveValue('Theirs');
    expect(field(en['price-lists.name'])).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('may be replaced by mine', async () => {
    const note = await moved();
    takeWrites(() => ({ status: 200, body: { revision: 8 } }));
    await userEvent.click(note.getByRole('button', { name: en['price-lists.moved.keep'] }));
    await waitFor(() =>
      expect(market.written.at(-1)).toMatchObject({ revision: 7, name: 'Nordic partners 2027' }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
