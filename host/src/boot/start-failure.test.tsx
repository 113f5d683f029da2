import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showStartFailure } from './start-failure.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/', 'The market could not start', 'Reload the page'],
  ['/tr/shop', 'Pazar açılamadı', 'Sayfayı yeniden yükle'],
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
