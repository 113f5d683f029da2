import { useSession } from 'shared-kit/shell';

/** Quotes are for companies, and nobody asks their own. */
export function useMayRequest(makerId: string): boolean {
  const companyId = useSession()?.secure.companyId ?? null;
  return companyId !== null && companyId !== makerId;
}
