import { useState } from 'react';
import { type BindingMove, Confirmation } from 'shared-kit/confirmation';
import { formatMoney } from 'shared-kit/contract/money';
import {
  type QuoteChanged,
  type QuoteDetail,
  quoteLimits,
  quoteTransitions,
} from 'shared-kit/contract/quotes';
import {
  ApiError,
  type Confirmed,
  useKeyPerBody,
  useLocale,
  useSubmit,
  useUnsavedInput,
} from 'shared-kit/shell';
import { TextAreaField, toasts } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { termsOf } from '../terms-of.ts';
import { BindingChoice, type BindingKind, usualBinding } from './binding-choice.tsx';
import { type BindingActionName, quoteActions, takesWords } from './quote-actions.ts';
import { refusalText } from './refusal-text.ts';

type Props = {
  name: BindingActionName;
  quote: QuoteDetail;
  onChanged: () => void;
  /** `done` is the result; undefined if the action wasn't performed. */
  onClose: (done?: QuoteChanged) => void;
};

/** Confirms an action that binds or releases a company, with its words and the choice how to accept. */
export function BindingAction(props: Props) {
  const { name, quote, onClose } = props;
  const t = useText();
  const move = useQuoteMove(name, quote);
  const { isPending, failure, send } = useBinding(props);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const financingUntil = quote.versions.at(-1)?.financingUntil ?? null;
  const [binding, setBinding] = useState<BindingKind>(usualBinding(financingUntil));
  const { text: wanted } = quoteTransitions[name];
  useUnsavedInput(text !== '');
  const confirm = (confirmed: Confirmed) => {
    const lacks = name === 'accept' ? binding === null : wanted === 'required' && text.trim() === '';
    setMissing(lacks);
    if (lacks) return;
    const isSubjectToFinancing = binding === 'once-financed';
    void send(confirmed, { text: text.trim(), isSubjectToFinancing });
  };
  return (
    <Confirmation
      move={move}
      pending={isPending}
      failure={failure}
      onClose={() => onClose()}
      onConfirm={confirm}
    >
      {name === 'accept' && (
        <BindingChoice
          financingUntil={financingUntil}
          value={binding}
          onChange={setBinding}
          isMissing={isMissing}
        />
      )}
      {takesWords(name) && (
        <TextAreaField
          label={t(`action.${name}.words`)}
          error={isMissing && t('action.words-missing')}
          rows={4}
          maxLength={quoteLimits.reason}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Confirmation>
  );
}

function useBinding({ name, quote, onChanged, onClose }: Props) {
  const t = useText();
  const { keyOf } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit((error) => {
    // Somebody was faster: reload the quote, so that the dialog shows what changed, but keep the input.
    if (error instanceof ApiError && error.status === 409) onChanged();
    return refusalText(error, t);
  });
  const send = (confirmed: Confirmed, entries: Readonly<{ text: string; isSubjectToFinancing: boolean }>) =>
    run(async () => {
      const done = await quoteActions[name].send(confirmed, quote, entries, keyOf);
      // Accepting binds two companies, so it gets a dialog instead of a toast.
      if (name !== 'accept') toasts.show({ text: t(`action.${name}.done`) });
      onChanged();
      onClose(done);
    });
  return { isPending, failure, send };
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
