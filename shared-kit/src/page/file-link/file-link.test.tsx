import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInShell } from 'shared-kit/testing';
import { FileLink } from './file-link.tsx';
import { messages } from './messages/index.ts';

const shown = (path: string, file: Parameters<typeof FileLink>[0]['file']) =>
  renderInShell(<FileLink file={file} />, { path, messages: {} });

it('leads to the file', () => {
  shown('/', { name: 'plan.pdf', url: '/api/financing-files/one', isHeld: false });
  const link = screen.getByRole('link', { name: 'plan.pdf' });
  expect(link).toHaveAttribute('href', '/api/financing-files/one');
  expect(link).toHaveAttribute('download', 'plan.pdf');
});

it.each([
  ['/', messages.en],
  ['/tr/', messages.tr],
])('says at %s that a file is held, without a link', (path, words) => {
  const { container } = shown(path, { name: 'plan.pdf', url: null, isHeld: true });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(`plan.pdf (${words['file.held']})`);
  // It may stand in a line of text.
  expect(container.querySelector('p')).toBeNull();
});

it('names a file that nobody opens yet', () => {
  const { container } = shown('/', { name: 'plan.pdf', url: null, isHeld: false });
  expect(container).toHaveTextContent(/^plan\.pdf$/);
});
