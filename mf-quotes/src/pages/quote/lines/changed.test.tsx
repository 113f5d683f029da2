import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { Changed } from './changed.tsx';

function Total() {
  const [isNewer, setNewer] = useState(false);
  return (
    <>
      <output>
        <Changed before={isNewer && '$80,000'} now={isNewer ? '$76,500' : '$80,000'} />
      </output>
      <button type="button" onClick={() => setNewer(true)}>
        newer
      </button>
    </>
  );
}

it('shows a newer value on a page that the browser has translated', async () => {
  renderInShell(<Total />, { path: '/quotes', messages: { quotes: en } });
  const value = screen.getByText('$80,000');
  const around = document.createElement('font');
  around.append(value.textContent);
  value.replaceChildren(around);
  await userEvent.click(screen.getByRole('button', { name: 'newer' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    `${en['quote.lines.was']} $80,000 ${en['quote.lines.now']} $76,500`,
  );
});
