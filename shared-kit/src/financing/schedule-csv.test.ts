import { expect, it } from '@jest/globals';
import { scheduleCsv } from './schedule-csv.ts';

it('writes plain numbers below quoted heads', () => {
  const row = { due: '2027-01-31', interest: '10.00', taxes: '0.50', principal: '90.00', payment: '100.50' };
  const schedule = [{ ...row, balloon: '0.00', balance: '900.00' }];
  expect(scheduleCsv(['Due', 'Interest, nominal', 'Balance'], ['interest', 'balance'], schedule)).toBe(
    '\ufeff"Due","Interest, nominal","Balance"\r\n"2027-01-31",10.00,900.00\r\n',
  );
});
