import type { QuoteCreation, QuotesCreated } from 'shared-kit/contract/quotes';
import { refusedNames, useSendOnce } from 'shared-kit/form';
import { useNavigate } from 'shared-kit/router';
import {
  ApiError,
  call,
  forgetUnsavedInput,
  referenceOf,
  refusalAmong,
  useAddress,
  useLocale,
} from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../text.ts';

type Kind<Body> = Readonly<{
  /** How the requests are created. */
  create: QuoteCreation<Body>;
  onCreated: () => void;
  /** Address of the page that shows several new requests together. */
  together?: (created: QuotesCreated) => string;
}>;
type Failure = Readonly<{ text: string; errors: ApiError['errors'] }>;

/** Sends the requests; retries take effect only once. Then opens the created quote or list. */
export function useRequesting<Body extends object>({
  create,
  onCreated,
  together = () => '/quotes',
}: Kind<Body>) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const locale = useLocale();
  const { isPending, failure, run, keyOf } = useSendOnce<Failure>((error) => ({
    text: refusedNames(error, locale)[0]?.message ?? refusal(error, t),
    errors: error instanceof ApiError ? error.errors : [],
  }));
  const send = async (body: Body) => {
    await run(async () => {
      const created = await call(create, { body, key: keyOf(body) });
      const { quotes, submitted } = created;
      forgetUnsavedInput();
      onCreated();
      const count = quotes.length;
      toasts.show({ text: submitted ? t('request.sent', { count }) : t('request.drafted', { count }) });
      const [only] = quotes;
      await navigate(address(only && count === 1 ? `/quote/${only.id}` : together(created)));
    });
  };
  return { isPending, failure: failure?.text ?? null, errors: failure?.errors ?? [], send };
}

const worded = [
  'cart.own-product',
  'company.not-allowed',
  'quote.line-unavailable',
  'quote.embargoed',
  'quote.no-lines',
  'quote.company-missing',
  'quote.seller-unavailable',
  'network',
  'request.too-many',
] as const;

function refusal(error: unknown, t: ReturnType<typeof useText>): string {
  const code = refusalAmong(error, worded);
  if (code) return t(`request.refusal.${code}`);
  const reasons = error instanceof ApiError ? error.errors : [];
  if (reasons.some(({ name }) => name === 'replyBy')) return t('request.refusal.replyBy');
  if (reasons.some(({ reason }) => reason === 'one-maker')) return t('request.refusal.one-maker');
  return t('request.refusal.other', { reference: referenceOf(error) });
}
