// wording of this file: these words bind companies; the other tests would follow a wrong one
import { expect, it } from '@jest/globals';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };

/** English and Turkish labels of what a maker sends, publishes and signs. */
const wording = {
  'agreement.sign': ['Sign', 'İmzala'],
  'editor.publish': ['Publish', 'Yayımla'],
  'editor.publish-changes': ['Publish changes', 'Değişiklikleri yayımla'],
  'editor.publish.confirm': ['Publish now', 'Şimdi yayımla'],
  'offer.send.back': ['Back to the offer', 'Teklife dön'],
  'offer.send.confirm': ['Send offer', 'Teklifi gönder'],
};

it('is agreed, since a wrong word makes somebody do what they did not mean', () => {
  const keys = Object.keys(en).filter((it) =>
    /^offer\.send\.(back|confirm)$|^editor\.publish(-changes|\.confirm)?$|^agreement\.sign$/.test(it),
  ) as (keyof typeof en)[];
  expect(Object.fromEntries(keys.map((key) => [key, [en[key], tr[key]]]))).toEqual(wording);
});
