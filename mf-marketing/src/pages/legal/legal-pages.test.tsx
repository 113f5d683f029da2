import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { termsVersion } from 'shared-kit/contract/companies';
import { renderInShell } from 'shared-kit/testing';
import en from '../../routes/messages/en.json' with { type: 'json' };
import tr from '../../routes/messages/tr.json' with { type: 'json' };
import PrivacyPolicyPage from './privacy-policy-page.tsx';
import TermsOfUsePage from './terms-of-use-page.tsx';

const pages = [
  ['/terms-of-use', TermsOfUsePage, en['head.title.commercial-terms-of-use']],
  ['/tr/terms-of-use', TermsOfUsePage, tr['head.title.commercial-terms-of-use']],
  ['/privacy-policy', PrivacyPolicyPage, en['head.title.commercial-privacy-policy']],
  ['/tr/privacy-policy', PrivacyPolicyPage, tr['head.title.commercial-privacy-policy']],
] as const;

describe.each(pages)('%s', (path, LegalPage, title) => {
  it('has its one title, and no link out of its language', () => {
    renderInShell(<LegalPage />, { path, messages: {} });
    expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual([title]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => link.startsWith('/tr/') !== path.startsWith('/tr/'))).toEqual([]);
  });

  it('names the version that registration asks to accept', () => {
    renderInShell(<LegalPage />, { path, messages: {} });
    expect(screen.getByRole('article')).toHaveTextContent(new RegExp(`(Version|Sürüm) ${termsVersion}`));
  });

  it('has as many sections as in the other language', () => {
    const { unmount } = renderInShell(<LegalPage />, { path, messages: {} });
    const here = screen.getAllByRole('heading').length;
    unmount();
    const other = path.startsWith('/tr') ? path.slice(3) : `/tr${path}`;
    renderInShell(<LegalPage />, { path: other, messages: {} });
    expect(screen.getAllByRole('heading')).toHaveLength(here);
  });
});

it.each([
  'session_token',
  'known_browser',
  'locale',
  'selected_currency',
  'pricing_country',
  'colour_mode',
  'analytics_consent',
  'release_bucket',
  'release_preview',
  'area_overrides',
  'tezgah.state',
])('the privacy policy names the cookie %s', (cookie) => {
  renderInShell(<PrivacyPolicyPage />, { path: '/tr/privacy-policy', messages: {} });
  expect(screen.getByRole('table')).toHaveTextContent(cookie);
});

it.each([
  'tezgah-comparison',
  'tezgah-factory',
  'tezgah-productivity',
  'tezgah-viewed',
  'tezgah-last-searches',
  'registration',
  'area-failures',
  'tezgah.sign-in',
  'tezgah-session',
  'tezgah-cart',
  'area-override',
])('the privacy policy names what the browser keeps as %s', (name) => {
  renderInShell(<PrivacyPolicyPage />, { path: '/privacy-policy', messages: {} });
  expect(screen.getByRole('article')).toHaveTextContent(name);
});
