import * as z from 'zod/mini';
import { companyCountry, optionalLine } from '../companies/address.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { nameInput } from '../names/name-input.ts';
import { ownerLimits, ownershipGrounds } from './owner-rules.ts';

const person = {
  name: nameInput('person', { least: 2, most: ownerLimits.name }),
  birthMonth: z.int().check(z.minimum(1), z.maximum(12)),
  birthYear: z.int().check(z.minimum(1000), z.maximum(9999)),
  nationality: companyCountry,
  residence: companyCountry,
  /** Holds, or lately held, a prominent public office, or is close to somebody who does. */
  isExposed: z.boolean(),
};

export const ownerInput = z.object({
  ...person,
  ground: z.enum(ownershipGrounds),
  /** Per cent of direct shares. */
  share: z.nullable(figure(figureFields.share)),
  /** How they control the company, where it isn't by shares; what they manage, where nobody does. */
  words: optionalLine(ownerLimits.words),
});
export type OwnerInput = z.output<typeof ownerInput>;

/** The whole declaration at once; `seen` are the ids of those that stood there before. */
export const ownersInput = z.object({
  owners: z.array(ownerInput).check(z.minLength(1), z.maxLength(ownerLimits.most)),
  seen: z.array(z.string()),
});
export type OwnersInput = z.output<typeof ownersInput>;

export const ownerAnswer = z.object({
  id: z.string(),
  ground: z.enum(ownershipGrounds),
  share: z.nullable(z.string()),
  words: z.nullable(z.string()),
  declaredAt: z.string(),
  /** Null where the personal values were erased. */
  person: z.nullable(
    z.object({
      name: z.string(),
      birthMonth: z.number(),
      birthYear: z.number(),
      nationality: z.string(),
      residence: z.string(),
      isExposed: z.boolean(),
    }),
  ),
});
export type OwnerAnswer = z.infer<typeof ownerAnswer>;

/** `GET /api/company/owners` */
export const ownersAnswer = z.object({ owners: z.array(ownerAnswer) });
export type OwnersAnswer = z.infer<typeof ownersAnswer>;
