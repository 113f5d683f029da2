// wording of this file: these words bind companies; the other tests would follow a wrong one
import { expect, it } from '@jest/globals';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };

/** English and Turkish labels of what a buyer does with its banks. */
const wording = {
  'financing.choose': ['Accept {{bank}}', '{{bank}} teklifini kabul et'],
  'financing.contract.confirm': ['Confirm the signed contract', 'İmzalı sözleşmeyi onayla'],
  'financing.contract.refuse': ['This is not our contract', 'Bu bizim sözleşmemiz değil'],
  'financing.decline-bank': ['Decline {{bank}}', '{{bank}} bankasını reddet'],
  'financing.withdraw': ['Withdraw the request', 'Talebi geri çek'],
  'financing.withdrawal.agree': ['Let {{bank}} withdraw it', '{{bank}} geri çeksin'],
  'financing.withdrawal.refuse': ['Hold {{bank}} to its offer', '{{bank}} teklifine bağlı kalsın'],
};

it('is agreed, since a wrong word makes somebody do what they did not mean', () => {
  const keys = Object.keys(en).filter((it) =>
    /^financing\.(choose|decline-bank|withdraw|withdrawal\.(agree|refuse)|contract\.(confirm|refuse))$/.test(
      it,
    ),
  ) as (keyof typeof en)[];
  expect(Object.fromEntries(keys.map((key) => [key, [en[key], tr[key]]]))).toEqual(wording);
});
