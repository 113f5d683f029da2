import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

it('is announced with its reference and tries again on request', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorState
      message="The machines did not load."
      reference={{ label: 'Code', code: '7F3A-19' }}
      retry={{ label: 'Try again', onRetry }}
    >
      Your filters are kept.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The machines did not load.Your filters are kept.Code 7F3A-19',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers no retry where none can help', () => {
  render(<ErrorState message="This browser is too old." />);
  expect(screen.queryByRole('button')).toBeNull();
});
