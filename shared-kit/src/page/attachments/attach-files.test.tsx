import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { financingFiles } from 'shared-kit/contract/financing';
import { quotes } from 'shared-kit/contract/quotes';
import { uploadRefusals, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import { AttachButton, AttachedFiles } from './attach-files.tsx';
import { useAttachments } from './use-attachments.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const messages = {
  host: {
    'attachment.choose': 'Attach files',
    'attachment.fault.busy': '{{name}} waits',
    'attachment.fault.refused': '{{name}}: {{reason}}',
  },
};

function Form({ to }: { to: typeof quotes.uploadAttachment | typeof financingFiles.upload }) {
  const files = useAttachments([], to);
  return (
    <>
      <AttachButton files={files} />
      <AttachedFiles files={files} />
    </>
  );
}

it.each([
  [quotes.uploadAttachment, '/', 'en'],
  [financingFiles.upload, '/tr', 'tr'],
] as const)('a file that $path refuses says why and what helps, %s', async (to, path, locale) => {
  renderInShell(<Form to={to} />, { path, messages });
  for (const code of uploadRefusals) {
    network.answer(to.path, () => problemAnswer(422, code));
    await userEvent.upload(screen.getByLabelText('Attach files'), new File(['x'], 'credit.pdf'));
    const reason = uploadRefusalWords(code, 'quote-attachment', locale);
    expect(await screen.findByText(`credit.pdf: ${reason}`)).toBeVisible();
  }
});

it.each([
  [503, 'server.busy'],
  [429, 'request.too-many'],
] as const)('a file that comes while too many are read may come again: %i', async (status, code) => {
  renderInShell(<Form to={quotes.uploadAttachment} />, { path: '/', messages });
  network.answer('/api/quote-attachments', () => problemAnswer(status, code));
  await userEvent.upload(screen.getByLabelText('Attach files'), new File(['x'], 'credit.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent('credit.pdf waits');
});
