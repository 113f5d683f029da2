import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dayOf, dayRange } from 'shared-kit/contract/dates';
import { fillIn, type Locale } from 'shared-kit/contract/languages';
import { formatDay } from 'shared-kit/shell';
import { renderInShell } from 'shared-kit/testing';
import { DateField, type DateFieldProps } from './date-field.tsx';

const words = {
  'date-field.between': '{{first}} to {{last}}',
  'date-field.choose': 'Calendar',
  'date-field.from': 'From {{first}}',
  'date-field.too-early': 'Not before {{day}}',
  'date-field.too-late': 'Not after {{day}}',
  'date-field.unreadable': 'Such as {{example}}',
  'date-field.until': 'Until {{last}}',
  'date-field.which': 'Which one?',
  'date-field.zone': 'UTC',
};
const label = 'Deadline';
const today = dayOf(new Date());
const range = dayRange('request.replyBy', today);
const told = jest.fn<(day: string) => void>();
beforeEach(() => {
  told.mockClear();
});

function Form(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState('');
  const take = (day: string) => {
    told(day);
    setValue(day);
  };
  const onChange: DateFieldProps['onChange'] = ({ target }) => take(target.value);
  return <DateField of="request.replyBy" label={label} value={value} onChange={onChange} {...props} />;
}

const open = (props: Partial<DateFieldProps> = {}, locale: Locale = 'en') => {
  renderInShell(<Form {...props} />, {
    path: locale === 'en' ? '/' : `/${locale}`,
    messages: { host: words },
  });
  return screen.getByRole('textbox', { name: label });
};

it.each(['en', 'tr'] as const)(
  'in %s says its range, and reads and writes days as the page does',
  async (locale) => {
    const field = open({}, locale);
    const [first, last] = [formatDay(range.first, locale), formatDay(range.last, locale)];
    expect(field).toHaveAccessibleDescription(fillIn(words['date-field.between'], { first, last }));
    await userEvent.type(field, last);
    expect(told).toHaveBeenLastCalledWith(range.last);
    await userEvent.clear(field);
    await userEvent.type(field, range.first);
    await userEvent.tab();
    expect(field).toHaveValue(first);
    expect(told).toHaveBeenLastCalledWith(range.first);
  },
);

it.each([
  [
    'before its range',
    '2001-01-01',
    fillIn(words['date-field.too-early'], { day: formatDay(range.first, 'en') }),
  ],
  [
    'after its range',
    '9999-12-31',
    fillIn(words['date-field.too-late'], { day: formatDay(range.last, 'en') }),
  ],
  ['that is none', 'soon', fillIn(words['date-field.unreadable'], { example: formatDay(range.first, 'en') })],
])('keeps a day %s as typed, and says what is wrong once it is left', async (_what, text, fault) => {
  const field = open();
  await userEvent.type(field, text);
  expect(field).not.toHaveAccessibleDescription(fault);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(fault);
  expect(field).toBeInvalid();
  expect(told).toHaveBeenLastCalledWith(text);
});

it('keeps unreadable text where the form keeps its last day', async () => {
  const field = open({ value: range.first, onChange: undefined });
  await userEvent.clear(field);
  await userEvent.type(field, 'soon');
  await userEvent.tab();
  expect(field).toHaveValue('soon');
  expect(field).toBeInvalid();
});

it('follows the form when it enters another day', async () => {
  const days = [range.first, range.last] as const;
  function Template() {
    const [at, setAt] = useState<0 | 1>(0);
    return (
      <>
        <DateField of="request.replyBy" label={label} value={days[at]} />
        <button type="button" onClick={() => setAt(1)}>
          template
        </button>
      </>
    );
  }
  renderInShell(<Template />, { path: '/', messages: { host: words } });
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.type(field, '9');
  await userEvent.click(screen.getByRole('button', { name: 'template' }));
  expect(field).toHaveValue(formatDay(range.last, 'en'));
});

it('asks which day is meant, by buttons that the keyboard reaches', async () => {
  const field = open({ of: 'document.issuedOn' });
  await userEvent.type(field, '3/4/2020');
  expect(told).toHaveBeenLastCalledWith('3/4/2020');
  expect(field).toHaveAccessibleDescription(words['date-field.which']);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '4 Mar 2020' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(told).toHaveBeenLastCalledWith('2020-03-04');
  expect(field).toHaveValue('4 Mar 2020');
  expect(screen.queryByRole('button', { name: '3 Apr 2020' })).toBeNull();
});

it.each([
  ['precede', 'price.until', '2026-05-02', '2026-05-01'],
  ['follow', 'letter.latestShipmentOn', range.first, range.last],
] as const)('may not %s the day beside it', async (_what, of, beside, day) => {
  const field = open({ of, beside });
  await userEvent.type(field, day);
  await userEvent.tab();
  expect(field).toBeInvalid();
});

it('takes a day from the browser’s calendar, which knows the range', async () => {
  const field = open();
  const showPicker = jest.fn();
  const calendar = document.querySelector<HTMLInputElement>('input[type="date"]');
  if (!calendar) throw new Error('no calendar');
  calendar.showPicker = showPicker;
  expect(calendar).toHaveAttribute('min', range.first);
  expect(calendar).toHaveAttribute('max', range.last);
  await userEvent.click(screen.getByRole('button', { name: words['date-field.choose'] }));
  expect(showPicker).toHaveBeenCalledTimes(1);
  fireEvent.change(calendar, { target: { value: range.last } });
  expect(field).toHaveValue(formatDay(range.last, 'en'));
});

it('is read by its name in a form of its own', async () => {
  renderInShell(
    <form data-testid="form">
      <DateField of="audit.from" name="from" label={label} defaultValue="2026-02-03" />
    </form>,
    { path: '/', messages: { host: words } },
  );
  const field = screen.getByRole('textbox', { name: label });
  expect(field).toHaveValue('3 Feb 2026');
  await userEvent.clear(field);
  await userEvent.type(field, '4.2.2026');
  expect(screen.getByTestId('form')).toHaveFormValues({ from: '2026-02-04' });
});
