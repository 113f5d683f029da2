import { useSession } from 'shared-kit/shell';

/** Quotes are for companies, and no company requests its own products. */
export function useMayRequest(makerId: string): boolean {
  const companyId = useSession()?.secure.companyId ?? null;
  return companyId !== null && companyId !== makerId;
}
