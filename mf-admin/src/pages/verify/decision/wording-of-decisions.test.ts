// wording of this file: these words decide about companies; the other tests would follow a wrong one
import { expect, it } from '@jest/globals';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };

/** English and Turkish labels of the decisions on a company, its documents and claims. */
const wording = {
  'claims.grant': ['Let in', 'Kabul et'],
  'claims.refuse': ['Refuse', 'Reddet'],
  'verify.decision.do.approve': ['Approve', 'Onayla'],
  'verify.decision.do.close': ['Close the account', 'Hesabı kapat'],
  'verify.decision.do.propose-approve': ['Propose approval', 'Onay öner'],
  'verify.decision.do.propose-reinstate': ['Propose to end it', 'Kaldırmayı öner'],
  'verify.decision.do.reinstate': ['End this suspension', 'Bu askıya almayı kaldır'],
  'verify.decision.do.reject': ['Reject', 'Reddet'],
  'verify.decision.do.reopen': ['Look at it again', 'Yeniden incele'],
  'verify.decision.do.request-changes': ['Ask for a correction', 'Düzeltme iste'],
  'verify.decision.do.suspend': ['Suspend', 'Askıya al'],
  'verify.decision.do.suspend-again': ['Suspend for another reason', 'Başka bir nedenle askıya al'],
  'verify.decision.do.take-up': ['Start the review', 'İncelemeye al'],
  'verify.documents.do.accept': ['Accept', 'Kabul et'],
  'verify.documents.do.reject': ['Reject the document', 'Belgeyi reddet'],
  'verify.documents.do.waive': ['Do without it', 'Belgeden vazgeç'],
  'verify.proposal.confirm': ['Confirm', 'Teyit et'],
  'verify.proposal.refuse': ['Don’t agree', 'Katılmıyorum'],
  'verify.proposal.withdraw': ['Take it back', 'Geri al'],
};

it('is agreed, since a wrong word makes somebody do what they did not mean', () => {
  const keys = Object.keys(en).filter((it) =>
    /^verify\.(decision|documents)\.do\.|^verify\.proposal\.(confirm|refuse|withdraw)$|^claims\.(grant|refuse)$/.test(
      it,
    ),
  ) as (keyof typeof en)[];
  expect(Object.fromEntries(keys.map((key) => [key, [en[key], tr[key]]]))).toEqual(wording);
});
