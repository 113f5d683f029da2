import { renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { OfferEditor } from '../offer-editor/offer-editor.tsx';
import { bankQuoteDetail } from './bank-quote-detail.ts';

/** The editor of an offer, in the language of the address. */
export const openOfferEditor = (path = '/bank/quotes/one', detail = bankQuoteDetail()) =>
  renderInShell(<OfferEditor detail={detail} onChanged={async () => undefined} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
