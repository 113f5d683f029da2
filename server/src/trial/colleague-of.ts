/** The address of a company's second person in this role; `owner` is the address of its owner. */
export const colleagueOf = (owner: string, role: 'approver' | 'member'): string =>
  owner.replace('@', `-${role}@`);
