import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import enBoot from './messages/en.json' with { type: 'json' };
import trBoot from './messages/tr.json' with { type: 'json' };
import { showStartFailure } from './start-failure.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/', enBoot['start-failure.title'], enBoot['start-failure.retry']],
  ['/tr/shop', trBoot['start-failure.title'], trBoot['start-failure.retry']],
])('at %s the document is loaded once more, then it says what is wrong', (path, title, retry) => {
  window.history.replaceState(null, '', path);
  const reload = jest.fn();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('The document has no page data');
  showStartFailure(error, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading')).toBeNull();

  showStartFailure(error, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('shell.start-failed')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(error);
  screen.getByRole('button', { name: retry }).click();
  expect(reload).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
