import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { VersionState } from 'shared-kit/contract/quotes';
import { renderInShell } from 'shared-kit/testing';
import { DocumentsSheet } from './documents-sheet.tsx';

const messages = {
  host: {
    'document.title': 'Files',
    'document.none': 'None yet',
    'document.quote': 'Quote, Rev {{number}}',
    'document.proforma': 'Proforma invoice, Rev {{number}}',
    'document.order-confirmation': 'Order confirmation',
    'document.acceptance': 'Confirmation of acceptance',
    'document.earlier': 'Earlier revisions',
    'document.download': '{{document}}, PDF, {{language}}',
    'document.language.en': 'English',
    'document.language.tr': 'Türkçe',
  },
};
const open = (...states: VersionState[]) =>
  renderInShell(
    <DocumentsSheet
      quote={{
        id: 'q',
        versions: states.map((state, at) => ({ id: `v${at}`, number: at + 1, state })) as never,
      }}
    />,
    { path: '/', messages },
  );
/** Includes hidden links, for example in a closed disclosure. */
const named = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('aria-label'))
    .filter((name) => name?.endsWith('English'));

it.each<[VersionState, string[]]>([
  ['sent', ['Quote, Rev 1, PDF, English', 'Proforma invoice, Rev 1, PDF, English']],
  ['expired', ['Quote, Rev 1, PDF, English']],
  [
    'accepted',
    [
      'Quote, Rev 1, PDF, English',
      'Proforma invoice, Rev 1, PDF, English',
      'Confirmation of acceptance, PDF, English',
    ],
  ],
  [
    'converted',
    [
      'Quote, Rev 1, PDF, English',
      'Proforma invoice, Rev 1, PDF, English',
      'Order confirmation, PDF, English',
    ],
  ],
])('of a version that is %s there are %j', (state, names) => {
  open(state);
  expect(named()).toEqual(names);
});

it('each is there in both languages, to be saved', () => {
  open('sent');
  const link = screen.getByRole('link', { name: 'Quote, Rev 1, PDF, Türkçe' });
  expect(link).toHaveAttribute('href', '/api/quotes/q/versions/1/quote.pdf?locale=tr');
  expect(link).toHaveAttribute('download');
});

it('those of earlier versions stand behind the newest', () => {
  open('superseded', 'sent');
  expect(named()).toEqual([
    'Quote, Rev 2, PDF, English',
    'Proforma invoice, Rev 2, PDF, English',
    'Quote, Rev 1, PDF, English',
  ]);
});

it('says that there is none yet', () => {
  open();
  expect(screen.getByText('None yet')).toBeVisible();
});
