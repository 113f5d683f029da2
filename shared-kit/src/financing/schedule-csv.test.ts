import { expect, it } from '@jest/globals';
import { scheduleCsv } from './schedule-csv.ts';

it('writes plain figures below quoted heads', () => {
  const row = { due: '2027-01-31', interest: '10.00', taxes: '0.50', principal: '90.00', payment: '100.50' };
  expect(scheduleCsv(['Due', 'Interest, nominal'], [{ ...row, balloon: '0.00', balance: '900.00' }])).toBe(
    'Due,"Interest, nominal"\r\n2027-01-31,10.00,0.50,90.00,100.50,900.00\r\n',
  );
});
