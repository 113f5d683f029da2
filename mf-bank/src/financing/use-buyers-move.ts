import { createContext, use } from 'react';
import type { BindingMove } from 'shared-kit/confirmation';
import {
  type BankQuoteTransition,
  type BuyersFinancing,
  deviationWords,
  isOpenBankQuote,
} from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { formatLastDay, useLocale } from 'shared-kit/shell';
import { useText } from '../text.ts';
import { bindingLoan, newestOf } from './newest-binding.ts';

/** The quote whose purchase is financed. */
export type Purchase = Pick<QuoteDetail, 'id' | 'number' | 'buyer' | 'seller'> & {
  versions: readonly Pick<QuoteDetail['versions'][number], 'number' | 'state' | 'validUntil'>[];
};
const PurchaseContext = createContext<Purchase | null>(null);
export const PurchaseProvider = PurchaseContext.Provider;

type BankQuote = BuyersFinancing['bankQuotes'][number];
const against = [
  ...(['decline-by-buyer', 'withdraw-consent', 'cancel'] as const),
  ...(['refuse-contract', 'agree-to-withdrawal', 'refuse-withdrawal'] as const),
];
export type BuyersMove = Extract<BankQuoteTransition, (typeof against)[number] | 'accept' | 'sign'>;

/** A binding move of the buyer: the parties, the sum in force, which banks it ends, and what can't be taken back. */
export function useBuyersMove(request: BuyersFinancing) {
  const t = useText();
  const purchase = use(PurchaseContext);
  const notice = useOpenQuote(purchase);
  const deviating = useDeviating();
  const ended = (others: readonly BankQuote[]) =>
    others
      .filter(({ state }) => isOpenBankQuote(state))
      .map(({ bank }) => t('financing.bind.ends', { bank: bank.name }));
  return (name: BuyersMove, label: string, of: BankQuote | null = null): BindingMove => {
    const values = { bank: of?.bank.name ?? '', maker: purchase?.seller.name ?? '' };
    const others = request.bankQuotes.filter(({ id }) => id !== of?.id);
    return {
      title: label,
      facts: [
        { term: t('financing.bind.buyer'), detail: purchase?.buyer.legalName ?? '' },
        ...(of ? [{ term: t('financing.bank'), detail: of.bank.name }] : []),
        { term: t('financing.bind.seller'), detail: purchase?.seller.legalName ?? '' },
        {
          term: t('financing.bind.what'),
          detail: t('financing.bind.purchase', {
            request: request.number,
            quote: purchase?.number ?? '',
            number: request.versionNumber,
          }),
        },
        ...fundsOf(request, of).map(({ name, sum }) => ({ term: t(name), detail: formatMoney(sum) })),
        ...(name === 'accept' && of ? deviating(of) : []),
      ],
      atStake: (of ?? request).atStake,
      sumName: t('financing.bind.sum'),
      notice: name === 'accept' ? notice : null,
      ends: name === 'accept' ? ended(others) : name === 'withdraw-consent' ? ended(request.bankQuotes) : [],
      final: t(`financing.bind.final.${name}`, values),
      confirm: label,
      isAgainst: against.some((it) => it === name),
    };
  };
}

/** What the buyer pays itself: as its binding offer reckons it, else as it asked. */
function fundsOf({ ownFunds }: BuyersFinancing, of: BankQuote | null) {
  const binding = of && bindingLoan(of);
  if (!binding) return [{ name: 'financing.bind.own-funds', sum: ownFunds } as const];
  const { purchase, terms } = binding;
  const money = (amount: string) => ({ amount, currency: terms.currency });
  return [
    { name: 'financing.bind.own-funds', sum: money(purchase.ownFunds) },
    { name: 'financing.row.cash', sum: money(purchase.cashNeeded) },
  ] as const;
}

/** What of a bank's binding offer differs from the request. */
function useDeviating() {
  const t = useText();
  const locale = useLocale();
  return (of: BankQuote): BindingMove['facts'] => {
    const offer = newestOf(of);
    if (!offer || offer.deviations.length === 0) return [];
    const words = offer.deviations.map((it) => deviationWords(it, offer.terms.currency, locale));
    return [{ term: t('financing.bind.deviates'), detail: words.join(' ') }];
  };
}

/** Until when the quote itself holds, if the buyer hasn't accepted it yet. */
function useOpenQuote(purchase: Purchase | null): string | null {
  const t = useText();
  const locale = useLocale();
  const version = purchase?.versions.at(-1);
  if (version?.state !== 'sent') return null;
  return t('financing.bind.quote-open', {
    number: version.number,
    day: formatLastDay(version.validUntil, locale),
    maker: purchase?.seller.name ?? '',
  });
}
