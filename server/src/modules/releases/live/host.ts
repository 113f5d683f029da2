import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptsContract,
  areaContract,
  type ExportNames,
  exportNames,
  missingNames,
} from 'shared-kit/contract/areas';
import { theApi } from 'shared-kit/contract/endpoints';
import * as z from 'zod';
import { AppError } from '../../../platform/http/index.ts';
import { StartFailure } from '../../../platform/start-failure.ts';
import type { BuiltArea } from '../built-area.ts';

/** A host's contract and exported names, which decide what areas it can show. */
export type Host = Readonly<{
  contract: number;
  /** With what its API answers. Null for a process that doesn't say it: only its contract is compared. */
  offers: ExportNames | null;
}>;

/** An area's contract, the names that it uses and what it asks of the API. Older releases don't list these. */
type Needs = Pick<BuiltArea, 'contract' | 'uses' | 'asks'>;

/** What the area uses and the host lacks. */
export function lackedNames({ offers }: Host, { uses = {}, asks = [] }: Needs): string[] {
  if (!offers) return [];
  // A process of earlier software doesn't say what its API answers.
  return missingNames(offers[theApi] ? { ...uses, [theApi]: asks } : uses, offers);
}

export const canShow = (host: Host, area: Needs): boolean =>
  acceptsContract(area.contract, host.contract) && lackedNames(host, area).length === 0;

/** Whether this software and all running hosts can show the area. */
export const isShowable = (area: Needs, running: readonly Host[]): boolean =>
  acceptsContract(area.contract, areaContract) && running.every((host) => canShow(host, area));

/** Throws unless this software and all running hosts can show the area. */
export function assertShowable(area: Needs, running: readonly Host[]): void {
  assertContract(area, areaContract);
  for (const host of running) {
    assertContract(area, host.contract);
    const lacked = lackedNames(host, area);
    if (lacked.length > 0) {
      throw new AppError('release.names-missing', {
        detail: `It uses what a running host of this market doesn't offer: ${lacked.join(', ')}.`,
      });
    }
  }
}

export function assertContract({ contract }: Needs, host: number): void {
  if (acceptsContract(contract, host)) return;
  throw new AppError('release.contract-unsupported', {
    detail: `It speaks contract ${contract}; a running host of this market speaks ${host} and ${host - 1}.`,
  });
}

/** In development the host changes all the time. */
export const hostInDevelopment = { contract: areaContract, offers: null, version: null };

const builtHost = z.object({ version: z.string(), offers: exportNames });

/** The host that a checkout has built, and the version of that build. */
export async function builtHostOf(checkout: string): Promise<Host & Readonly<{ version: string }>> {
  const file = join(checkout, 'host/dist/host.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new StartFailure('The host is not built yet. Run npm start, which builds first.');
  const { offers, version } = builtHost.parse(JSON.parse(text));
  return { contract: areaContract, offers, version };
}
