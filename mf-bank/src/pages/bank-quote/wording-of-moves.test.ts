// wording of this file: these words bind companies; the other tests would follow a wrong one
import { expect, it } from '@jest/globals';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };

/** English and Turkish labels of what an officer does to an offer. */
const wording = {
  'conditions.refuse': ['Refuse the answer', 'Yanıtı reddet'],
  'conditions.tick': ['Tick as met', 'Karşılandı işaretle'],
  'contract.send': ['Send the contract', 'Sözleşmeyi gönder'],
  'contract.withdraw': ['Withdraw the contract', 'Sözleşmeyi geri çek'],
  'editor.prepare-binding': ['Prepare a binding offer', 'Bağlayıcı teklif hazırla'],
  'editor.send-binding': ['Send the binding offer', 'Bağlayıcı teklifi gönder'],
  'editor.send-indicative': ['Send as indicative', 'Ön teklif olarak gönder'],
  'end.cancel-rest': ['Close without paying the rest', 'Kalanı ödemeden kapat'],
  'end.decline': ['Decline the request', 'Talebi reddet'],
  'end.fail': ['End: no contract', 'Sonlandır: sözleşme yok'],
  'end.refuse-documents': ['Refuse the documents', 'Belgeleri reddet'],
  'end.terminate': ['Record that the contract ended', 'Sözleşmenin sona erdiğini kaydet'],
  'end.withdraw': ['Withdraw the offer', 'Teklifi geri çek'],
  'end.withdraw-indicative': ['Withdraw the offer', 'Teklifi geri çek'],
  'end.withdraw-unconfirmed': ['Withdraw the offer', 'Teklifi geri çek'],
  'offer.refuse': ['Refuse', 'Reddet'],
  'offer.send': ['Send the binding offer', 'Bağlayıcı teklifi gönder'],
  'withdrawal.ask': ['Ask the buyer to withdraw the offer', 'Teklifi geri çekmek için alıcıya sor'],
  'withdrawal.keep': ['Keep the offer after all', 'Teklifi yine de koru'],
};

it('is agreed, since a wrong word makes somebody do what they did not mean', () => {
  const keys = Object.keys(en).filter((it) =>
    /^editor\.(prepare|send)-[a-z]+$|^offer\.(send|refuse)$|^contract\.(send|withdraw)$|^end\.(?!hint$|reason$)|^withdrawal\.(ask|keep)$|^conditions\.(tick|refuse)$/.test(
      it,
    ),
  ) as (keyof typeof en)[];
  expect(Object.fromEntries(keys.map((key) => [key, [en[key], tr[key]]]))).toEqual(wording);
});
