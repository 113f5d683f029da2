import { type BindingMove, Confirmation } from 'shared-kit/confirmation';
import { formatMoney } from 'shared-kit/contract/money';
import { type QuoteDetail, quoteLimits, quoteTransitions } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { useLocale } from 'shared-kit/shell';
import { TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { termsOf } from '../terms-of.ts';
import { BindingChoice, type BindingKind, usualBinding } from './binding-choice.tsx';
import { type BindingActionName, quoteActions, takesWords } from './quote-actions.ts';
import { refusalText } from './refusal-text.ts';
import { type ActionProps, useOutcome } from './use-outcome.ts';

type Entries = Readonly<{ text: string; binding: BindingKind }>;

/** Confirms an action that binds or releases a company, with its words and the choice how to accept. */
export function BindingAction(props: ActionProps<BindingActionName>) {
  const { name, quote, onClose } = props;
  const t = useText();
  const settle = useOutcome(props);
  const financingUntil = quote.versions.at(-1)?.financingUntil ?? null;
  const isAccepting = name === 'accept';
  const { text: wanted } = quoteTransitions[name];
  const form = useForm({
    first: (): Entries => ({ text: '', binding: usualBinding(financingUntil) }),
    read: ({ text, binding }) => ({
      faults: wrongAmong({
        binding: isAccepting && binding === null,
        text: !isAccepting && wanted === 'required' && text.trim() === '',
      }),
      body: { text: text.trim(), isSubjectToFinancing: binding === 'once-financed' },
    }),
    says: (field) => t(field === 'text' ? 'action.words-missing' : 'action.accept.how-missing'),
    isUnsaved: ({ text }) => text !== '',
    failureOf: (error) => refusalText(error, t),
  });
  return (
    <Confirmation
      move={useQuoteMove(name, quote)}
      pending={form.isPending}
      failure={form.failure}
      onClose={() => onClose()}
      onConfirm={(confirmed) =>
        form.submit((body, _key, keyOf) => settle(quoteActions[name].send(confirmed, quote, body, keyOf)))
      }
    >
      {isAccepting && (
        <BindingChoice
          id={form.idOf('binding')}
          financingUntil={financingUntil}
          value={form.entries.binding}
          onChange={(binding) => form.enter({ binding })}
          error={form.errorOf('binding')}
        />
      )}
      {takesWords(name) && (
        <TextAreaField
          {...form.text('text')}
          label={t(`action.${name}.words`)}
          rows={4}
          maxLength={quoteLimits.reason}
        />
      )}
    </Confirmation>
  );
}

/** Who is bound to what, the sum, and what ends. */
function useQuoteMove(name: BindingActionName, quote: QuoteDetail): BindingMove {
  const t = useText();
  const locale = useLocale();
  const version = quote.versions.at(-1);
  const { total } = quote.request;
  const terms = name === 'accept' && version ? termsOf(version, t, locale) : [];
  const isGroupEnding = quote.group?.kind === 'broadcast' && quote.group.award === 'all-or-nothing';
  return {
    title: t(`action.${name}.title`),
    facts: [
      { term: t('action.accept.buyer'), detail: quote.buyer.legalName },
      { term: t('action.accept.seller'), detail: quote.seller.legalName },
      {
        term: t('action.accept.what'),
        detail: version
          ? t('action.accept.version', { quote: quote.number, number: version.number })
          : quote.number,
      },
      ...terms.filter(({ id }) => id !== 'rates').map((it) => ({ term: it.name, detail: it.value })),
      ...(!version && total ? [{ term: t('quote.decision.list-prices'), detail: formatMoney(total) }] : []),
    ],
    atStake: quote.atStake,
    sumName: t('quote.lines.total'),
    ends: name === 'accept' && isGroupEnding ? [t('action.accept.ends-group')] : [],
    final:
      name === 'accept'
        ? t('action.accept.final')
        : t(`action.${name}.text`, { maker: quote.seller.name, buyer: quote.buyer.name }),
    confirm: t(`action.${name}.confirm`),
    isAgainst: 'isAgainst' in quoteActions[name],
  };
}
