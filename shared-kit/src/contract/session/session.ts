import * as z from 'zod/mini';

export const companyRoles = ['owner', 'approver', 'member'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** The answer of `GET /api/_auth/session` for a signed-in visitor; without one it is `{}`. */
export const session = z.object({
  user: z.object({
    isAdmin: z.boolean(),
    isManufacturer: z.boolean(),
    isBank: z.boolean(),
    isProvider: z.boolean(),
    name: z.string(),
    companyRole: z.nullable(z.enum(companyRoles)),
  }),
  secure: z.object({
    id: z.string(),
    email: z.string(),
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
  }),
});
export type Session = z.infer<typeof session>;
export type SessionUser = Session['user'];

export const sessionAnswer = z.union([session, z.object({})]);
