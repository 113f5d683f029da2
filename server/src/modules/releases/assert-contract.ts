import { acceptsContract, areaContract } from 'shared-kit/contract';
import { AppError } from '../../platform/http/index.ts';

/** Throws if this host can't show areas of the contract. */
export function assertContract(contract: number): void {
  if (acceptsContract(contract)) return;
  throw new AppError('release.contract-unsupported', {
    detail: `It speaks contract ${contract}; this market speaks ${areaContract} and ${areaContract - 1}.`,
  });
}
