import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { loomDetail } from '../../testing/catalogue.ts';
import { ProductIntroduction } from './product-introduction.tsx';

const introduction = (path: string, product: ProductDetail = loomDetail) =>
  renderInShell(<ProductIntroduction product={product} />, {
    path,
    messages: { shop: path.startsWith('/tr') ? tr : en },
  });

it('says that a text is in another language than the page', () => {
  introduction('/tr/shop');
  const told = fillIn(tr['product.text-language'], { language: 'İngilizce' });
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.getByText('Flexible rapier loom for shirting.')).toHaveAttribute('lang', 'en');
});

it('says nothing of a text in the page’s language', () => {
  introduction('/shop');
  expect(screen.getByText('Flexible rapier loom for shirting.')).toBeVisible();
  expect(screen.queryByText(containing(en['product.text-language']))).not.toBeInTheDocument();
});

it('shows the answer of an older version, which names no languages', () => {
  const { languages: _, ...older } = loomDetail;
  introduction('/tr/shop', older);
  expect(screen.getByText('Flexible rapier loom for shirting.')).toBeVisible();
});
