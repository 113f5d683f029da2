import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fillIn, locales } from 'shared-kit/contract/languages';
import { unprintableWords } from 'shared-kit/contract/printed-text';
import type { FakeNetwork } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { offerDraft } from './testing/offer-draft.ts';
import { endpoint, enter, offerNetwork, openOffer } from './testing/open-offer.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = offerNetwork();
});
afterEach(() => network.restore());

it.each(locales)(
  'a letter that papers can’t show is named, and what was typed stays, in %s',
  async (locale) => {
    const errors = [{ name: 'offer.note', reason: 'unprintable-letter', letter: '𓀀' }];
    network.answer(`${endpoint}/offer-draft`, (_url, sent) =>
      sent ? { status: 400, body: { code: 'request.body-invalid', errors } } : { body: offerDraft() },
    );
    openOffer(locale);
    const label = { en, tr }[locale]['offer.note.buyer'];
    await enter(label, '𓀀');
    const fault = { name: '𓀀', message: unprintableWords('𓀀', locale) };
    const words = fillIn({ en, tr }[locale]['offer.save.refused'], fault);
    expect(await screen.findByText(words, {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue('𓀀');
  },
);
