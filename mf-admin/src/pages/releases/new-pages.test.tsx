import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { NewPages } from './new-pages.tsx';

const fair = {
  path: '/shop/fair',
  title: { en: 'A fair', tr: 'Bir fuar' },
  description: { en: 'Looms to see.', tr: 'Görülecek tezgâhlar.' },
};

it.each([
  ['/admin/releases', en],
  ['/tr/admin/releases', tr],
])('%s shows the words of new pages in every language', async (path, admin) => {
  renderInShell(<NewPages pages={[fair]} />, { path, messages: { admin } });
  await userEvent.click(screen.getByText(fillIn(admin['releases.pages.new'], { count: 1 })));
  expect(screen.getByText('/shop/fair')).toBeVisible();
  for (const text of Object.values(fair.description)) expect(screen.getByText(text)).toBeVisible();
  for (const [lang, text] of Object.entries(fair.title))
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', lang);
});

it('shows nothing of a release without new pages', () => {
  const { container } = renderInShell(<NewPages pages={[]} />, {
    path: '/admin/releases',
    messages: { admin: en },
  });
  expect(container).toBeEmptyDOMElement();
});
