export * from './slot-faults.ts';
export * from './slots.ts';
