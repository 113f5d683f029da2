import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetUnsavedInput } from 'shared-kit/shell';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { field, fillIn, openForm, press, Refused, state, type, words } from './testing/open-form.tsx';

beforeEach(() => forgetUnsavedInput());

describe('what is wrong', () => {
  it('is shown at its field and in the summary, once somebody tried to send', async () => {
    const { sent } = openForm({ hasSummary: true, id: 'loom' });
    expect(field('title')).toHaveAttribute('id', 'loom-title');
    expect(field('title')).toBeValid();
    await press('send');
    expect(sent).toEqual([]);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(words.en.weight);
    expect(field('title')).toHaveAccessibleDescription(words.en.title);
    await userEvent.click(screen.getByRole('link', { name: words.en.weight }));
    expect(field('weight')).toHaveFocus();
    await press('send');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it.each([
    // What is typed, and the fields marked then.
    ['now', [], ['title', 'weight']],
    ['now', ['title'], ['weight']],
    ['attempt', ['title'], ['title', 'weight']],
    ['untouched', ['title'], ['weight']],
  ] as const)('shows %s: after typing into %j, %j are marked', async (shows, typed, marked) => {
    openForm({ shows });
    await press('send');
    for (const name of typed) await type(name, 'x');
    const wrong = ['title', 'weight'].filter((name) => field(name).getAttribute('aria-invalid'));
    expect(wrong).toEqual(marked);
  });

  it.each([
    ['now', true],
    ['untouched', false],
  ] as const)('shows %s: a field that is emptied again is marked: %s', async (shows, isMarked) => {
    openForm({ shows });
    await press('send');
    await type('title', 'x');
    await userEvent.clear(field('title'));
    expect(field('title').hasAttribute('aria-invalid')).toBe(isMarked);
  });

  it.each(['now', 'attempt', 'untouched'] as const)(
    'shows %s: has the focus at its first field, unless there is a summary',
    async (shows) => {
      openForm({ shows });
      await press('send');
      expect(field('title')).toHaveFocus();
      await type('title', 'loom');
      await press('send');
      expect(field('weight')).toHaveFocus();
      await userEvent.clear(field('title'));
      expect(field('title')).toHaveFocus();
    },
  );

  it('has the focus at the next field where the page doesn’t show the first', async () => {
    openForm({ lacks: 'title' });
    await press('send');
    expect(field('weight')).toHaveFocus();
  });

  it.each(['now', 'attempt'] as const)('shows %s: what the server refused, and no failure', async (shows) => {
    const { fail, answer } = openForm({ shows });
    await fillIn();
    await press('send');
    await fail(new Refused('refused'));
    expect(field('weight')).toHaveAccessibleDescription(words.en.weight);
    expect(field('weight')).toHaveFocus();
    expect(field('title')).toBeValid();
    expect(state()).toBe('untouched');
    await press('send');
    expect(field('weight')).toBeValid();
    await answer();
  });

  it('speaks another language once the page does, and keeps the input', async () => {
    const { show } = openForm({ shows: 'attempt' });
    await type('title', 'loom');
    await press('send');
    show({ shows: 'attempt', language: 'tr' });
    expect(field('weight')).toHaveAccessibleDescription(words.tr.weight);
    expect(field('title')).toHaveValue('loom');
  });
});

describe('the entries', () => {
  it('are asked about before leaving, until they are saved', async () => {
    openForm();
    expect(hasUnsavedInput()).toBe(false);
    await type('title', 'loom');
    expect(hasUnsavedInput()).toBe(true);
    await press('saved');
    expect(hasUnsavedInput()).toBe(false);
  });

  it('change what depends on them', async () => {
    openForm();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    await type('title', 'loom');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('begin anew without a fault', async () => {
    openForm();
    await type('title', 'loom');
    await press('send');
    await press('restart');
    expect(field('title')).toHaveValue('');
    expect(field('title')).toBeValid();
    expect(field('weight')).toBeValid();
    expect(hasUnsavedInput()).toBe(false);
  });
});
