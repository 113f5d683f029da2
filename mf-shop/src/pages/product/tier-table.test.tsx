import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { TierTable } from './tier-table.tsx';

const step = (from: number, amount: string) => ({
  from,
  to: null,
  percentOff: '0',
  price: { amount, currency: 'USD' } as const,
});

it('has decimals in every price as soon as one needs them', () => {
  renderInShell(
    <TierTable scale={[step(2, '141200'), step(4, '134139.5')]} quantity={2} isConverted={false} />,
    {
      path: '/shop',
      messages: { shop: en },
    },
  );
  const prices = screen.getAllByRole('cell').map((it) => it.textContent);
  expect(prices).toEqual(['$141,200.00', '$134,139.50']);
});
