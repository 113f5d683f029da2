import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankOfferInput } from 'shared-kit/contract';
import { reckonOffer } from 'shared-kit/finance';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { bankQuoteDetail, sentOffer } from '../testing/bank-quote-detail.ts';
import { OfferEditor } from './offer-editor.tsx';

const asked = bankQuoteDetail();

let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  network = fakeNetwork({
    '/api/bank/quotes/one/offers': (_url, body) => {
      sent.push(body);
      return { body: {} };
    },
  });
});
afterEach(() => network.restore());

function open(path = '/bank/quotes/one', detail = asked) {
  return renderInShell(<OfferEditor detail={detail} onChanged={async () => undefined} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string, among = screen.getByRole('form')) => within(among).getByRole('textbox', { name });
const choice = (name: string, among = screen.getByRole('form')) =>
  within(among).getByRole('combobox', { name });
/** Types as a whole: only the outcome matters here. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const part = (name: string) => screen.getByRole('group', { name });
const termsSent = () => bankOfferInput.parse(sent[0]).terms;

it('sends a floating rate with its base, and reckons with both', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Base + spread' }));
  fill(box('Base rate'), 'SOFR 6M');
  fill(box('Base at present'), '3,92');
  fill(screen.getByLabelText('Base read on'), '2026-11-20');
  fill(box('Spread on the base'), '3.93');
  fill(box('Lowest rate'), '−0,5');
  fill(box('Base read again every'), '6');
  // As much as 7.85 % fixed.
  expect(screen.getAllByText('$20,180.44')[0]).toBeVisible();
  await press('Send as indicative');
  expect(termsSent().rate).toEqual({
    ...{ kind: 'floating', base: 'SOFR 6M', basePercent: '3.92', baseOn: '2026-11-20' },
    ...{ spreadPercent: '3.93', resetMonths: 6, floorPercent: '-0.5' },
  });
});

it('sends several fees, taxes and conditions, as stated', async () => {
  open();
  fill(box('Nominal rate per year, fixed'), '7.85');
  await press('Add a fee');
  fill(box('How much', part('Fee 1')), '1.25');
  await press('Add a fee');
  await userEvent.selectOptions(choice('Fee', part('Fee 2')), 'Notary');
  await userEvent.selectOptions(choice('Stated as', part('Fee 2')), 'Amount');
  fill(box('How much', part('Fee 2')), '1,500.50');
  fill(box('Due in month', part('Fee 2')), '12');
  await userEvent.click(within(part('Fee 2')).getByRole('checkbox'));
  await press('Add a tax');
  fill(box('Tax', part('Tax 1')), 'KDV');
  fill(box('Rate', part('Tax 1')), '20');
  await userEvent.selectOptions(choice('Percentage of', part('Tax 1')), 'Import value');
  fill(box('Value of the goods at import'), '1000000');
  await press('Add a condition');
  fill(box('Condition', part('Condition 1')), 'Insurance');
  await userEvent.selectOptions(choice('To be met'), 'Before a named drawdown');
  fill(box('Number of the drawdown'), '2');
  await press('Prepare a binding offer');
  expect(termsSent()).toMatchObject({
    fees: [
      { kind: 'arrangement', of: { kind: 'percent', percent: '1.25' }, dueMonth: 0, isFinanced: false },
      { kind: 'notary', of: { kind: 'amount', amount: '1500.50' }, dueMonth: 12, isFinanced: true },
    ],
    taxes: [{ name: 'KDV', percent: '20', base: 'import-value', baseAmount: '1000000' }],
    conditions: [{ text: 'Insurance', gate: 'named-drawdown', drawdown: 2 }],
  });
  const { totalFees, totalTaxes } = reckonOffer(termsSent());
  expect([totalFees, totalTaxes]).toEqual(['13985.50', '200000.00']);
  expect(screen.getByText('$13,985.50')).toBeVisible();
});

it('sends the rest of the terms: capitalised grace, advance, default and early repayment', async () => {
  open();
  fill(box('Nominal rate per year, fixed'), '7.85');
  fill(box('No principal repaid at the start'), '6');
  await userEvent.selectOptions(choice('Interest in that time'), 'Added to the principal');
  await userEvent.selectOptions(choice('Each payment'), 'At the start of its period');
  fill(box('Default interest per year'), '12');
  fill(box('Early repayment fee'), '1');
  await press('Prepare a binding offer');
  expect(termsSent()).toMatchObject({
    ...{ graceMonths: 6, graceInterest: 'capitalised', timing: 'advance', ownFunds: '249700.00' },
    ...{ defaultInterestPercent: '12', prepaymentPercent: '1' },
  });
});

it('starts with all terms of the last offer', async () => {
  const first = open();
  fill(box('Nominal rate per year, fixed'), '7.85');
  await press('Add a condition');
  fill(box('Condition', part('Condition 1')), 'Insurance');
  await press('Add a tax');
  fill(box('Tax', part('Tax 1')), 'BSMV');
  fill(box('Rate', part('Tax 1')), '5');
  await press('Prepare a binding offer');
  const terms = termsSent();
  first.unmount();
  open('/bank/quotes/one', bankQuoteDetail({ offers: [{ ...sentOffer, terms }] }));
  await press('Prepare a binding offer');
  expect(bankOfferInput.parse(sent[1]).terms).toEqual(terms);
});

describe('a fault', () => {
  it.each([
    ['/bank/quotes/one', en],
    ['/tr/bank/quotes/one', tr],
  ])('at %s stands at its field, and goes once it is mended', async (path, words) => {
    open(path);
    await press(words['editor.add.fees']);
    await press(words['editor.add.taxes']);
    await press(words['editor.add.conditions']);
    await press(words['editor.prepare-binding']);
    const fee = box(words['editor.field.fees.value']);
    expect(fee).toHaveAccessibleDescription(words['editor.wrong.fees.value']);
    for (const [field, fault] of [
      ['editor.field.ratePercent', 'editor.wrong.ratePercent'],
      ['editor.field.taxes.name', 'editor.wrong.taxes.name'],
      ['editor.field.taxes.percent', 'editor.wrong.taxes.percent'],
      ['editor.field.conditions.text', 'editor.wrong.conditions.text'],
    ] as const)
      expect(box(words[field])).toHaveAccessibleDescription(words[fault]);
    fill(fee, '1.25');
    expect(fee).toBeValid();
    await userEvent.click(screen.getByRole('link', { name: words['editor.wrong.conditions.text'] }));
    expect(box(words['editor.field.conditions.text'])).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('of a floating rate names each field', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Base + spread' }));
    fill(box('Base read again every'), '13');
    fill(box('Base at present'), '3');
    fill(box('Spread on the base'), '201');
    await press('Prepare a binding offer');
    expect(box('Base rate')).toHaveAccessibleDescription(en['editor.wrong.base']);
    expect(box('Base read again every')).toHaveAccessibleDescription(en['editor.wrong.resetMonths']);
    expect(box('Spread on the base')).toHaveAccessibleDescription(en['editor.wrong.spreadPercent']);
    expect(box('Base at present')).toBeValid();
  });

  it('between fields stands at the one to change', async () => {
    open();
    fill(box('Nominal rate per year, fixed'), '7.85');
    await press('Add a fee');
    fill(box('How much'), '100');
    await press('Prepare a binding offer');
    expect(box('How much')).toBeInvalid();
    fill(box('How much'), '1');
    fill(box('Due in month'), '61');
    await press('Prepare a binding offer');
    expect(box('Due in month')).toHaveAccessibleDescription(en['editor.wrong.fees.dueMonth']);
  });
});

it('moves the focus to a new entry, and to the button behind it once it is removed', async () => {
  open();
  await press('Add a fee');
  expect(choice('Fee')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(box('How much')).toHaveFocus();
  await press('Remove fee 1');
  expect(screen.getByRole('button', { name: 'Add a fee' })).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Fee 1' })).not.toBeInTheDocument();
});

it('explains each figure on request, the effective rate with equal months too', async () => {
  open();
  fill(box('Nominal rate per year, fixed'), '9');
  fill(box('Term'), '12');
  fill(screen.getByLabelText('Drawdown planned on'), '2099-03-01');
  await press('Add a fee');
  fill(box('How much'), '3');
  const words = screen.getByText(/annex I of EU Directive 2008\/48\/EC/);
  expect(words).not.toBeVisible();
  await userEvent.click(screen.getAllByText('Effective rate per year')[0] as HTMLElement);
  expect(screen.getAllByText('15.74%')[0]).toBeVisible();
  expect(words).toBeVisible();
  expect(words).toHaveTextContent('it is 15.83%.');
});

it('keeps what was typed until it is sent, and forgets it when asked', async () => {
  const first = open();
  fill(box('Nominal rate per year, fixed'), '7.85');
  await press('Add a fee');
  fill(box('How much'), '1.25');
  first.unmount();
  const second = open();
  expect(box('Nominal rate per year, fixed')).toHaveValue('7.85');
  expect(box('How much')).toHaveValue('1.25');
  expect(screen.getByText(en['draft.kept'])).toBeVisible();
  await press(en['draft.start-anew']);
  expect(box('Nominal rate per year, fixed')).toHaveValue('');
  fill(box('Nominal rate per year, fixed'), '7.85');
  await press('Send as indicative');
  second.unmount();
  open();
  expect(box('Nominal rate per year, fixed')).toHaveValue('');
});

it('says below which amount one person is enough', () => {
  const aloneBelow = { amount: '1000000.00', currency: 'USD' as const };
  open('/bank/quotes/one', bankQuoteDetail({ aloneBelow }));
  fill(box('Nominal rate per year, fixed'), '7.85');
  expect(screen.getByRole('button', { name: en['editor.send-binding'] })).toBeVisible();
  fill(box('Amount financed'), '1000000');
  expect(screen.getByRole('button', { name: en['editor.prepare-binding'] })).toBeVisible();
  expect(screen.getByText('Below $1,000,000 one person sends a binding offer.')).toBeVisible();
});

it('refuses a balloon that leaves instalments below their interest, and says so', async () => {
  open();
  fill(box('Nominal rate per year, fixed'), '7.85');
  await userEvent.selectOptions(choice('Day count'), 'ACT/365');
  const balloon = box('Due with the last instalment');
  fill(balloon, '998000');
  await press('Prepare a binding offer');
  expect(balloon).toHaveAccessibleDescription(en['editor.wrong.balloon']);
  expect(sent).toEqual([]);
});
