import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankOfferInput } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { reckonOffer } from 'shared-kit/finance';
import { type FakeNetwork, fakeNetwork, press } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { bankQuoteDetail, commonYear, sentOffer } from '../testing/bank-quote-detail.ts';
import { box, choice, fill } from '../testing/form-fields.ts';
import { openOfferEditor as open } from '../testing/open-offer-editor.tsx';

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

const nameOf = (kind: 'fees' | 'taxes' | 'conditions', number: number) =>
  fillIn(en[`editor.one.${kind}`], { number });
const part = (...its: Parameters<typeof nameOf>) => screen.getByRole('group', { name: nameOf(...its) });
const termsSent = () => bankOfferInput.parse(sent[0]).terms;

it('sends a floating rate with its base, and reckons with both', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: en['editor.rate.floating'] }));
  fill(box(en['editor.field.base']), 'SOFR 6M');
  fill(box(en['editor.field.basePercent']), '3,92');
  fill(screen.getByLabelText(en['editor.field.baseOn']), '2026-11-20');
  fill(box(en['editor.field.spreadPercent']), '3.93');
  fill(box(en['editor.field.floorPercent']), '−0,5');
  fill(box(en['editor.field.resetMonths']), '6');
  // As much as 7.85 % fixed.
  expect(screen.getAllByText('$20,180.44')[0]).toBeVisible();
  await press(en['editor.send-indicative']);
  expect(termsSent().rate).toEqual({
    kind: 'floating',
    base: 'SOFR 6M',
    basePercent: '3.92',
    baseOn: '2026-11-20',
    spreadPercent: '3.93',
    resetMonths: 6,
    floorPercent: '-0.5',
  });
});

it('sends several fees, taxes and conditions, as stated', async () => {
  open();
  fill(box(en['editor.field.ratePercent']), '7.85');
  await press(en['editor.add.fees']);
  fill(box(en['editor.field.fees.value'], part('fees', 1)), '1.25');
  await press(en['editor.add.fees']);
  const second = part('fees', 2);
  await userEvent.selectOptions(choice(en['editor.field.fees.kind'], second), en['editor.fee.notary']);
  await userEvent.selectOptions(choice(en['editor.field.fees.unit'], second), en['editor.unit.amount']);
  fill(box(en['editor.field.fees.value'], second), '1,500.50');
  fill(box(en['editor.field.fees.dueMonth'], second), '12');
  await userEvent.click(within(part('fees', 1)).getByRole('checkbox'));
  await press(en['editor.add.taxes']);
  const tax = part('taxes', 1);
  fill(box(en['editor.field.taxes.name'], tax), 'KDV');
  fill(box(en['editor.field.taxes.percent'], tax), '20');
  await userEvent.selectOptions(
    choice(en['editor.field.taxes.base'], tax),
    en['editor.tax-base.import-value'],
  );
  fill(box(en['editor.field.taxes.baseAmount']), '1000000');
  await press(en['editor.add.conditions']);
  fill(box(en['editor.field.conditions.text'], part('conditions', 1)), 'Insured loom');
  await userEvent.selectOptions(choice(en['editor.field.conditions.gate']), en['editor.gate.named-drawdown']);
  fill(box(en['editor.field.conditions.drawdown']), '2');
  await press(en['editor.prepare-binding']);
  expect(termsSent()).toMatchObject({
    fees: [
      { kind: 'arrangement', of: { kind: 'percent', percent: '1.25' }, dueMonth: 0, isFinanced: true },
      { kind: 'notary', of: { kind: 'amount', amount: '1500.5' }, dueMonth: 12, isFinanced: false },
    ],
    taxes: [{ name: 'KDV', percent: '20', base: 'import-value', baseAmount: '1000000' }],
    conditions: [{ text: 'Insured loom', gate: 'named-drawdown', drawdown: 2 }],
  });
  const { totalFees, totalTaxes } = reckonOffer(termsSent());
  expect([totalFees, totalTaxes]).toEqual(['13985.50', '200000.00']);
  expect(screen.getByText('$13,985.50')).toBeVisible();
});

it('sends the rest of the terms: capitalised grace, advance, default and early repayment', async () => {
  open();
  fill(box(en['editor.field.ratePercent']), '7.85');
  fill(box(en['editor.field.graceMonths']), '6');
  await userEvent.selectOptions(choice(en['editor.field.graceInterest']), en['editor.grace.capitalised']);
  await userEvent.selectOptions(choice(en['editor.field.timing']), en['editor.timing.advance']);
  fill(box(en['editor.field.defaultInterestPercent']), '12');
  fill(box(en['editor.field.prepaymentPercent']), '1');
  await press(en['editor.prepare-binding']);
  expect(termsSent()).toMatchObject({
    graceMonths: 6,
    graceInterest: 'capitalised',
    timing: 'advance',
    ownFunds: '249700',
    defaultInterestPercent: '12',
    prepaymentPercent: '1',
  });
});

it('starts with all terms of the last offer', async () => {
  const first = open();
  fill(box(en['editor.field.ratePercent']), '7.85');
  await press(en['editor.add.conditions']);
  fill(box(en['editor.field.conditions.text'], part('conditions', 1)), 'Insured loom');
  await press(en['editor.add.taxes']);
  fill(box(en['editor.field.taxes.name'], part('taxes', 1)), 'BSMV');
  fill(box(en['editor.field.taxes.percent'], part('taxes', 1)), '5');
  await press(en['editor.prepare-binding']);
  const terms = termsSent();
  first.unmount();
  open('/bank/quotes/one', bankQuoteDetail({ offers: [{ ...sentOffer, terms }] }));
  await press(en['editor.prepare-binding']);
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
    await userEvent.click(screen.getByRole('radio', { name: en['editor.rate.floating'] }));
    fill(box(en['editor.field.resetMonths']), '13');
    fill(box(en['editor.field.basePercent']), '3');
    fill(box(en['editor.field.spreadPercent']), '201');
    await press(en['editor.prepare-binding']);
    for (const name of ['base', 'resetMonths', 'spreadPercent'] as const)
      expect(box(en[`editor.field.${name}`])).toHaveAccessibleDescription(en[`editor.wrong.${name}`]);
    expect(box(en['editor.field.basePercent'])).toBeValid();
  });

  it('between fields stands at the one to change', async () => {
    open();
    fill(box(en['editor.field.ratePercent']), '7.85');
    await press(en['editor.add.fees']);
    fill(box(en['editor.field.fees.value']), '100');
    await press(en['editor.prepare-binding']);
    expect(box(en['editor.field.fees.value'])).toBeInvalid();
    fill(box(en['editor.field.fees.value']), '1');
    fill(box(en['editor.field.fees.dueMonth']), '61');
    await press(en['editor.prepare-binding']);
    expect(box(en['editor.field.fees.dueMonth'])).toHaveAccessibleDescription(
      en['editor.wrong.fees.dueMonth'],
    );
  });
});

it('moves the focus to a new entry, and to the button behind it once it is removed', async () => {
  open();
  await press(en['editor.add.fees']);
  expect(choice(en['editor.field.fees.kind'])).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(box(en['editor.field.fees.value'])).toHaveFocus();
  await press(fillIn(en['editor.remove.fees'], { number: 1 }));
  expect(screen.getByRole('button', { name: en['editor.add.fees'] })).toHaveFocus();
  expect(screen.queryByRole('group', { name: nameOf('fees', 1) })).not.toBeInTheDocument();
});

it('explains each figure on request, the effective rate with equal months too', async () => {
  open();
  fill(box(en['editor.field.ratePercent']), '9');
  fill(box(en['editor.field.months']), '12');
  fill(screen.getByLabelText(en['editor.field.drawdownOn']), `${commonYear}-03-01`);
  await press(en['editor.add.fees']);
  fill(box(en['editor.field.fees.value']), '3');
  const words = screen.getByText(fillIn(en['figures.why.effective'], { percent: '15.83%' }));
  expect(words).not.toBeVisible();
  await userEvent.click(screen.getAllByText(en['figures.effective'])[0] as HTMLElement);
  expect(screen.getAllByText('15.74%')[0]).toBeVisible();
  expect(words).toBeVisible();
});

it('keeps what was typed until it is sent, and forgets it when asked', async () => {
  const first = open();
  fill(box(en['editor.field.ratePercent']), '7.85');
  await press(en['editor.add.fees']);
  fill(box(en['editor.field.fees.value']), '1.25');
  first.unmount();
  const second = open();
  expect(box(en['editor.field.ratePercent'])).toHaveValue('7.85');
  expect(box(en['editor.field.fees.value'])).toHaveValue('1.25');
  expect(screen.getByText(en['draft.kept'])).toBeVisible();
  await press(en['draft.start-anew']);
  expect(box(en['editor.field.ratePercent'])).toHaveValue('');
  fill(box(en['editor.field.ratePercent']), '7.85');
  await press(en['editor.send-indicative']);
  second.unmount();
  open();
  expect(box(en['editor.field.ratePercent'])).toHaveValue('');
});

it.each([
  ['998800.01', 'editor.send-binding', '$998,800.01'],
  ['998800.00', 'editor.prepare-binding', '$998,800'],
] as const)('says that one person is enough below %s', (limit, button, shown) => {
  open('/bank/quotes/one', bankQuoteDetail({ aloneBelow: { amount: limit, currency: 'USD' } }));
  fill(box(en['editor.field.ratePercent']), '7.85');
  expect(screen.getByRole('button', { name: en[button] })).toBeVisible();
  expect(screen.getByText(fillIn(en['editor.alone-below'], { amount: shown }))).toBeVisible();
});

it('refuses a balloon that leaves instalments below their interest, and says so', async () => {
  open();
  fill(box(en['editor.field.ratePercent']), '7.85');
  await userEvent.selectOptions(choice(en['editor.field.dayCount']), 'ACT/365');
  const balloon = box(en['editor.field.balloon']);
  fill(balloon, '998000');
  await press(en['editor.prepare-binding']);
  expect(balloon).toHaveAccessibleDescription(en['editor.wrong.balloon']);
  expect(sent).toEqual([]);
});
