// wording of this file: these words bind companies; the other tests would follow a wrong one
import { expect, it } from '@jest/globals';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };

/** English and Turkish labels of the moves of a quote. */
const wording = {
  'action.accept.button': ['Accept Rev {{number}}', 'Rev {{number}} kabul et'],
  'action.accept.confirm': ['Accept, binding', 'Bağlayıcı olarak kabul et'],
  'action.answer.button': ['Answer the question', 'Soruyu yanıtla'],
  'action.answer.confirm': ['Send answer', 'Yanıtı gönder'],
  'action.ask-approval.button': ['Ask for approval', 'Onay iste'],
  'action.ask-approval.confirm': ['Ask', 'İste'],
  'action.ask-renewal.button': ['Ask for renewal', 'Yenilenmesini iste'],
  'action.ask-renewal.confirm': ['Ask', 'İste'],
  'action.ask.button': ['Ask a question', 'Soru sor'],
  'action.ask.confirm': ['Ask', 'Sor'],
  'action.counter.button': ['Counter-offer', 'Karşı teklif'],
  'action.counter.confirm': ['Send counter-offer', 'Karşı teklifi gönder'],
  'action.decline-offer.button': ['Decline', 'Reddet'],
  'action.decline-offer.confirm': ['Decline', 'Reddet'],
  'action.decline-request.button': ['Decline request', 'Talebi reddet'],
  'action.decline-request.confirm': ['Decline', 'Reddet'],
  'action.discard.button': ['Discard draft', 'Taslaktan vazgeç'],
  'action.discard.confirm': ['Discard', 'Taslaktan vazgeç'],
  'action.edit-request.button': ['Edit request', 'Talebi düzenle'],
  'action.edit-request.confirm': ['Save', 'Kaydet'],
  'action.end-unfinanced.button': ['End, no financing', 'Sonlandır, finansman yok'],
  'action.end-unfinanced.confirm': ['End the acceptance', 'Kabulü sonlandır'],
  'action.keep-offer.button': ['Keep the offer', 'Teklifi sürdür'],
  'action.keep-offer.confirm': ['Keep', 'Sürdür'],
  'action.refuse-approval.button': ['Don’t approve', 'Onaylama'],
  'action.refuse-approval.confirm': ['Don’t approve', 'Onaylama'],
  'action.submit.button': ['Send request', 'Talebi gönder'],
  'action.submit.confirm': ['Send', 'Gönder'],
  'action.withdraw-counter.button': ['Withdraw counter-offer', 'Karşı teklifi geri çek'],
  'action.withdraw-counter.confirm': ['Withdraw', 'Geri çek'],
  'action.withdraw-offer.button': ['Withdraw offer', 'Teklifi geri çek'],
  'action.withdraw-offer.confirm': ['Withdraw', 'Geri çek'],
  'action.withdraw-request.button': ['Withdraw request', 'Talebi geri çek'],
  'action.withdraw-request.confirm': ['Withdraw', 'Geri çek'],
  'action.withdraw-unfinanced.button': ['Withdraw, no financing', 'Vazgeç, finansman yok'],
  'action.withdraw-unfinanced.confirm': ['Withdraw', 'Vazgeç'],
};

it('is agreed, since a wrong word makes somebody do what they did not mean', () => {
  const keys = Object.keys(en).filter((it) =>
    /^action\.[a-z-]+\.(button|confirm)$/.test(it),
  ) as (keyof typeof en)[];
  expect(Object.fromEntries(keys.map((key) => [key, [en[key], tr[key]]]))).toEqual(wording);
});
