import { acceptsContract, areaContract } from 'shared-kit/contract';
import { AppError } from '../../platform/http/index.ts';

/** Visitors' hosts refuse to show an area of any other contract. */
export function assertContract(contract: number): void {
  if (acceptsContract(contract)) return;
  throw new AppError('release.contract-unsupported', {
    detail: `It speaks contract ${contract}; this market speaks ${areaContract} and ${areaContract - 1}.`,
  });
}
