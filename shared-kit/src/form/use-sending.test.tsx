import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameFaultWords } from 'shared-kit/contract/names';
import { unprintableWords } from 'shared-kit/contract/printed-text';
import { ApiError } from 'shared-kit/shell';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { field, fillIn, openForm, press, state, type } from './testing/open-form.tsx';

describe('sending a form', () => {
  it('happens once, however often it is pressed meanwhile, and is over when something is typed', async () => {
    const { sent, answer } = openForm();
    await fillIn();
    await press('send');
    expect(state()).toBe('pending');
    await press('send');
    expect(sent.map(({ body }) => body)).toEqual([{ title: 'loom', weight: '900' }]);
    await answer();
    expect(state()).toBe('done');
    await type('title', 's');
    expect(state()).toBe('untouched');
  });

  it('keeps the input when it fails, and its key until the body changes', async () => {
    const { sent, fail } = openForm();
    await fillIn();
    await press('send');
    await fail(new Error('lost'));
    expect(state()).toBe('lost');
    expect(field('title')).toHaveValue('loom');
    await press('send');
    await fail(new Error('lost'));
    expect(sent[1]).toEqual(sent[0]);
    await type('title', 's');
    await press('send');
    await fail(new Error('lost'));
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    expect(sent[2]?.bindingKey).not.toBe(sent[0]?.bindingKey);
  });

  it('keeps input and key while the session ends and another language is chosen', async () => {
    const { sent, fail, show, answer } = openForm();
    await fillIn();
    await press('send');
    await fail(new ApiError('auth.signed-out', 401));
    expect(state()).toBe('auth.signed-out');
    show({ language: 'tr' });
    expect(field('title')).toHaveValue('loom');
    expect(hasUnsavedInput()).toBe(true);
    await press('send');
    await answer();
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each(['title', 'person.title'])('shows what is wrong with a name at its field: %s', async (path) => {
    const { fail } = openForm({ hasSummary: true });
    await fillIn();
    await press('send');
    const errors = [{ name: path, reason: 'line-break' }];
    await fail(new ApiError('request.body-invalid', 400, { errors }));
    const words = nameFaultWords('line-break', 'en') ?? '';
    expect(field('title')).toHaveAccessibleDescription(words);
    expect(screen.getByRole('link', { name: words })).toBeVisible();
    expect(state()).toBe('untouched');
    await type('title', 's');
    expect(field('title')).toBeValid();
  });

  it('shows at its field which letter papers can’t show', async () => {
    const { fail } = openForm({ hasSummary: true });
    await fillIn();
    await press('send');
    const errors = [{ name: 'terms.title', reason: 'unprintable-letter', letter: '𓀀' }];
    await fail(new ApiError('request.body-invalid', 400, { errors }));
    expect(field('title')).toHaveAccessibleDescription(unprintableWords('𓀀', 'en'));
    await type('title', 's');
    expect(field('title')).toBeValid();
  });

  it('takes a second press for the same, and the same typed again for another', async () => {
    const { sent, answer } = openForm();
    await fillIn();
    await press('send');
    await answer();
    await press('send');
    await answer();
    expect(sent[1]).toEqual(sent[0]);
    await userEvent.clear(field('title'));
    await type('title', 'loom');
    await press('send');
    await answer();
    await press('restart');
    await press('send');
    await fillIn();
    await press('send');
    await answer();
    expect(sent.map(({ body }) => body)).toEqual(sent.map(() => sent[0]?.body));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(new Set(sent.map(({ bindingKey }) => bindingKey)).size).toBe(3);
  });

  it('forgets a failure once the next attempt has a fault', async () => {
    const { fail } = openForm();
    await fillIn();
    await press('send');
    await fail(new Error('lost'));
    await userEvent.clear(field('title'));
    await press('send');
    expect(state()).toBe('untouched');
  });

  it('tells whether it took effect: not what was cancelled, which keeps its key', async () => {
    const { sent, outcomes, answer, fail } = openForm();
    await press('aside');
    await fillIn();
    await press('aside');
    await answer(false);
    expect(state()).toBe('untouched');
    await press('aside');
    await fail(new Error('lost'));
    await press('aside');
    await answer();
    expect(outcomes).toEqual([false, false, false, true]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('waits while the form is busy, and says nothing meanwhile', async () => {
    const { sent } = openForm({ isBusy: true });
    await press('send');
    expect(field('title')).toBeValid();
    await fillIn();
    await press('send');
    expect(sent).toEqual([]);
  });
});
