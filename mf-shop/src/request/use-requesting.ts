import { useState } from 'react';
import type { BroadcastInput, ForProductInput, FromCartInput, QuotesCreated } from 'shared-kit/contract';
import { useNavigate } from 'shared-kit/router';
import {
  ApiError,
  api,
  forgetUnsavedInput,
  referenceOf,
  refusalAmong,
  useAddress,
  useKeyPerBody,
} from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../text.ts';

type Kind = Readonly<{
  path: '/api/quotes/from-cart' | '/api/quotes/for-product' | '/api/quotes/broadcast';
  onCreated: () => void;
  /** Where several requests are seen together. */
  together?: (created: QuotesCreated) => string;
}>;
type Errors = ApiError['errors'];

/** Sends the requests once, however often it is tried, and leads to what came of them. */
export function useRequesting({ path, onCreated, together = () => '/quotes' }: Kind) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const { keyOf } = useKeyPerBody();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>([]);
  const send = async (input: FromCartInput | ForProductInput | BroadcastInput) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    setErrors([]);
    try {
      const created = await api.post<QuotesCreated>(path, input, keyOf(input));
      const { quotes, submitted } = created;
      forgetUnsavedInput();
      onCreated();
      const count = quotes.length;
      toasts.show({ text: submitted ? t('request.sent', { count }) : t('request.drafted', { count }) });
      const [only] = quotes;
      navigate(address(only && count === 1 ? `/quote/${only.id}` : together(created)));
    } catch (error) {
      setFailure(refusal(error, t));
      setErrors(error instanceof ApiError ? error.errors : []);
      setPending(false);
    }
  };
  return { isPending, failure, errors, send };
}

const worded = [
  'cart.own-product',
  'quote.line-unavailable',
  'quote.no-lines',
  'quote.company-missing',
  'network',
  'request.too-many',
] as const;

function refusal(error: unknown, t: ReturnType<typeof useText>): string {
  const code = refusalAmong(error, worded);
  // messages: request.refusal.*
  if (code) return t(`request.refusal.${code}`);
  const reasons = error instanceof ApiError ? error.errors : [];
  if (reasons.some(({ name }) => name === 'replyBy')) return t('request.refusal.replyBy');
  if (reasons.some(({ reason }) => reason === 'one-maker')) return t('request.refusal.one-maker');
  return t('request.refusal.other', { reference: referenceOf(error) });
}
