import { useState } from 'react';
import type { FromCartInput, QuotesCreated } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { useNavigate } from 'shared-kit/router';
import { ApiError, api, forgetUnsavedInput, useAddress, useKeyPerBody } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { cartKey } from '../../../cart/cart-query.ts';
import { useText } from '../../../text.ts';

/** Sends the requests once, however often it is tried, and leads to what came of them. */
export function useRequesting(onClose: () => void) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const { keyOf } = useKeyPerBody();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (input: FromCartInput) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      const { quotes, submitted } = await api.post<QuotesCreated>(
        '/api/quotes/from-cart',
        input,
        keyOf(input),
      );
      void queries.invalidateQueries({ queryKey: cartKey });
      forgetUnsavedInput();
      onClose();
      const count = quotes.length;
      toasts.show({ text: submitted ? t('request.sent', { count }) : t('request.drafted', { count }) });
      const [only] = quotes;
      navigate(address(only && count === 1 ? `/quote/${only.id}` : '/quotes'));
    } catch (error) {
      setFailure(refusal(error, t));
      setPending(false);
    }
  };
  return { isPending, failure, send };
}

const worded = [
  'quote.line-unavailable',
  'quote.no-lines',
  'quote.company-missing',
  'network',
  'request.too-many',
] as const;

function refusal(error: unknown, t: ReturnType<typeof useText>): string {
  const code = error instanceof ApiError ? worded.find((each) => each === error.code) : undefined;
  // messages: request.refusal.*
  if (code) return t(`request.refusal.${code}`);
  const isDate = error instanceof ApiError && error.errors.some(({ name }) => name === 'replyBy');
  if (isDate) return t('request.refusal.replyBy');
  return t('request.refusal.other', {
    reference: error instanceof ApiError ? (error.requestId ?? error.code) : 'internal',
  });
}
