import type { BankQueueFigures } from 'shared-kit/contract/financing';

export const figures: BankQueueFigures = {
  total: 19,
  open: 7,
  due: 2,
  offered: 3,
  won: 4,
  closedByBuyer: 1,
  declined: [
    { code: 'limit', count: 3 },
    { code: 'amount', count: 1 },
  ],
  openVolume: [
    { amount: '457080.96', currency: 'EUR' },
    { amount: '4320000.00', currency: 'USD' },
  ],
};
export const noFigures: BankQueueFigures = {
  total: 0,
  open: 0,
  due: 0,
  offered: 0,
  won: 0,
  closedByBuyer: 0,
  openVolume: [],
  declined: [],
};
