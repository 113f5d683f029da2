import type { BindingMove } from 'shared-kit/confirmation';
import { type AgreementText, signingWords } from 'shared-kit/contract/signing';
import { useLocale } from 'shared-kit/shell';

/** Signing a text that has no sum, for a company or the market. */
export function useAgreementMove() {
  const locale = useLocale();
  return ({ title, version, sha256 }: AgreementText, party: string): BindingMove => ({
    title: signingWords(locale, 'signing.sign'),
    facts: [
      { term: signingWords(locale, 'signing.party'), detail: party },
      {
        term: signingWords(locale, 'signing.what'),
        detail: `${title}, ${signingWords(locale, 'signing.version', { version })}`,
      },
      { term: signingWords(locale, 'signing.hash'), detail: sha256 },
    ],
    atStake: { version: sha256, sum: null },
    final: signingWords(locale, 'signing.final'),
    confirm: signingWords(locale, 'signing.sign'),
  });
}
