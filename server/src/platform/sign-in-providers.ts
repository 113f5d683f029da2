import * as z from 'zod';

/** Secrets and codes are sent to these addresses: in plain text only within this machine. */
const address = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
});

const signInProvider = z.strictObject({
  /** Part of the provider's callback URL and of the stored identity. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .refine((id) => id !== 'credential'),
  name: z.string().min(1).max(40),
  issuer: address,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scopes: z
    .array(z.string().regex(/^\S+$/))
    .refine((scopes) => scopes.includes('openid'))
    .default(['openid', 'email', 'profile']),
  /** Replaces the issuer's discovery document. */
  endpoints: z
    .strictObject({ authorization: address, token: address, jwks: address, userInfo: address.optional() })
    .optional(),
});
export type SignInProvider = z.output<typeof signInProvider>;

export const signInProviders = z
  .array(signInProvider)
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length);

export const signInProvidersExample =
  '[{"id":"mill-id","name":"Mill ID","issuer":"https://id.example","clientId":"market","clientSecret":"…"}]';
